import type { BlockContent, Data, DefinitionContent, Literal, Parent, PhrasingContent } from 'mdast';
import type { ADMONITIONS } from '../../shared/constants';

/** Attributes of a tag by name, in the order in which they are written; `true` for one without a value. */
export type Attributes = ReadonlyMap<string, string | true>;

type Block = BlockContent | DefinitionContent;

/** A component with the blocks between its tags. */
export interface Component extends Parent {
  type: 'component';
  name: string;
  attributes: Attributes;
  children: Block[];
  data?: Data;
}

/** An HTML element of running text, such as `<kbd>`. */
export interface HtmlElement extends Parent {
  type: 'element';
  name: string;
  children: PhrasingContent[];
  data?: Data;
}

interface Truncate extends Literal {
  type: 'truncate';
}

export type AdmonitionKind = (typeof ADMONITIONS)[number];

/** A boxed remark: `:::note[Title]`. */
export interface Admonition extends Parent {
  type: 'admonition';
  kind: AdmonitionKind;
  /** `null` for the name of the kind. */
  title: PhrasingContent[] | null;
  children: Block[];
  data?: Data;
}

interface OwnBlocks {
  component: Component;
  admonition: Admonition;
  truncate: Truncate;
}

declare module 'mdast' {
  interface BlockContentMap extends OwnBlocks {}
  interface RootContentMap extends OwnBlocks {
    element: HtmlElement;
  }
  interface PhrasingContentMap {
    element: HtmlElement;
  }
}

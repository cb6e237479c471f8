import type { BlockContent, Data, DefinitionContent, Literal, Parent, PhrasingContent } from 'mdast';
import type { ADMONITIONS } from '../../shared/constants';
import type { Diagnostic } from '../model/diagnostic';
import type { PlainValue } from './syntax/plain-value';
import type { AttributeValue } from './syntax/tag-source';

/** A tag as it stands in the text. `nest` turns tags into components and elements. */
export interface Tag extends Literal {
  type: 'tag';
}

/** `{…}`: a comment or an expression, braces included. */
export interface Braces extends Literal {
  type: 'braces';
}

/** Lines of `import` and `export`. */
export interface ModuleLines extends Literal {
  type: 'moduleLines';
}

/** The line that opens an admonition; its children are the title. */
export interface AdmonitionOpen extends Parent {
  type: 'admonitionOpen';
  colons: number;
  name: string;
  children: PhrasingContent[];
}

/** The line that closes one. */
export interface AdmonitionClose extends Literal {
  type: 'admonitionClose';
}

/** Why a value that a page takes from code is not shown. */
export type Refusal = Required<Pick<Diagnostic, 'line' | 'column' | 'rule' | 'message' | 'hint'>>;

/** The value of an attribute when it is known what the names in it stand for. */
export type Attribute =
  | AttributeValue
  | { kind: 'value'; value: PlainValue }
  /** Elements. */
  | { kind: 'nodes'; nodes: PhrasingContent[] }
  /** Code that was imported or exported. */
  | { kind: 'refused'; problem: Refusal };

/** Attributes of a tag by name, in the order in which they are written. */
export type Attributes = ReadonlyMap<string, Attribute>;

/** What may stand in a block. */
type Block = BlockContent | DefinitionContent;

/** A component of the allow-list with what stands between its tags. */
export interface Component extends Parent {
  type: 'component';
  name: string;
  attributes: Attributes;
  children: Block[];
  data?: Data;
}

/** An HTML element that the content writes itself. */
export interface HtmlElement extends Parent {
  type: 'element';
  /** In lower case. */
  name: string;
  attributes: Attributes;
  children: Block[];
  data?: Data;
}

/** Where the excerpt of a post ends. */
interface Truncate extends Literal {
  type: 'truncate';
}

export type AdmonitionKind = (typeof ADMONITIONS)[number];

/** Words that are titles where a page gives none: those of the kinds, and some that other tools have besides. */
export type AdmonitionWord = AdmonitionKind | 'important' | 'success' | 'secondary' | 'error';

/** Kinds that a site has of its own, by their names in small letters: what each looks like, and its title. */
export type OwnKinds = ReadonlyMap<string, { kind: AdmonitionKind; title: string }>;

/** A boxed remark, from `:::note` or from `> [!NOTE]`. */
export interface Admonition extends Parent {
  type: 'admonition';
  kind: AdmonitionKind;
  word: AdmonitionWord;
  /** `null` for the word alone. */
  title: PhrasingContent[] | null;
  children: Block[];
  data?: Data;
}

/** Nodes that stand where blocks stand. */
interface OwnBlocks {
  component: Component;
  element: HtmlElement;
  admonition: Admonition;
  truncate: Truncate;
  tag: Tag;
  braces: Braces;
  moduleLines: ModuleLines;
  admonitionOpen: AdmonitionOpen;
  admonitionClose: AdmonitionClose;
}

declare module 'mdast' {
  interface BlockContentMap extends OwnBlocks {}
  interface RootContentMap extends OwnBlocks {}
  interface PhrasingContentMap {
    element: HtmlElement;
    tag: Tag;
    braces: Braces;
  }
}

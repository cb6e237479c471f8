import type { BlockContent, Data, DefinitionContent, Parent, PhrasingContent } from 'mdast';

/** A component of the allow-list with what stands between its tags. */
export interface Component extends Parent {
  type: 'component';
  name: string;
  attributes: Record<string, string | true>;
  children: (BlockContent | DefinitionContent)[];
  data?: Data;
}

export const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger', 'caution'] as const;
export type AdmonitionKind = (typeof ADMONITIONS)[number];

/** A boxed remark, from `:::note` or from `> [!NOTE]`. */
export interface Admonition extends Parent {
  type: 'admonition';
  kind: AdmonitionKind;
  /** `null` for the kind's own name. */
  title: PhrasingContent[] | null;
  children: (BlockContent | DefinitionContent)[];
  data?: Data;
}

declare module 'mdast' {
  interface BlockContentMap {
    component: Component;
    admonition: Admonition;
  }
  interface RootContentMap {
    component: Component;
    admonition: Admonition;
  }
}

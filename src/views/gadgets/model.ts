/** The data that the views of gadget pages render. The rules of `src/views/model.ts` apply. */

import type { GadgetView } from '../../shared/gadgets/view';
import type { FinderProps } from '../../shared/island-props';

/** A piece of a sentence; a string is text. */
type Piece =
  | string
  | { kind: 'code' | 'note'; text: string }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'line-end' };

/** A sentence, or several with line ends between them, for the page and for its Markdown. */
export type Words = readonly Piece[];

/** A parameter or a field. */
export interface RowModel {
  id: string;
  /** Fields whose names begin with this name and a dot are listed below it. */
  name: string;
  type: string;
  /** Default value of a parameter. */
  default?: string;
  /** Whether and where a field is printed. */
  state?: string;
  /** The version that introduced it, as a phrase; empty if every version has it. */
  since: string;
  meaning: string;
  notes: Words[];
  /** Legal values. */
  values: string[];
  /** The flags that a pattern with a placeholder covers. */
  flags?: string[];
  /** Seen from the start; the others are folded. */
  shown: boolean;
}

/** Rows under a label. */
export interface RowGroup {
  label: string | null;
  rows: RowModel[];
  /** Folded together with its label, or below the label. A fold shows the names of its rows. */
  folded: 'whole' | 'rows' | null;
}

/** The parameters of a gadget, or the fields of a data source, whose caption is empty where it is the only one. */
export interface RowTable {
  caption: Words;
  groups: RowGroup[];
}

/** The content of a gadget tag: the facts, parameters or fields of a gadget, or the list of all gadgets. */
export type GadgetTagModel =
  | { kind: 'finder'; form: FinderProps; entries: FinderEntry[] }
  | { kind: 'glance'; facts: Fact[] }
  /** `note` is a sentence below the tables; `of` heads the names in Markdown. */
  | { kind: 'rows'; of: 'Flag' | 'Field'; tables: RowTable[]; note: Words };

/** A fact of a gadget. */
export type Fact = readonly [name: string, words: Words];

/** A gadget of a version, and what distinguishes it. */
export interface FinderEntry {
  gadget: GadgetView;
  href: string;
  facts: string[];
}

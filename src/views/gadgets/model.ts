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
  /** Default value of a parameter; empty without one. */
  default: string;
  /** Whether and where a field is printed; empty for a parameter. */
  state: string;
  /** The version that it came with, as a sentence; empty for what has always been there. */
  since: string;
  meaning: string;
  notes: Words[];
  /** Legal values. */
  values: string[];
  /** The flags that a pattern with a placeholder covers. */
  flags: string[];
  /** Seen from the start; the others are folded. */
  shown: boolean;
}

/** Rows under a label. */
export interface RowGroup {
  label: string | null;
  rows: RowModel[];
  /** Folded: with its label, or below it. What is folded shows the names of its rows. */
  folded: 'whole' | 'rows' | null;
}

/** The parameters of a gadget, or the fields of a data source, whose caption is empty where it is the only one. */
export interface RowTable {
  caption: Words;
  groups: RowGroup[];
}

export interface RowsModel {
  tables: RowTable[];
  /** A sentence below the tables. */
  note: Words;
}

/** The facts of a gadget with their names. */
export type GlanceModel = (readonly [name: string, words: Words])[];

/** All gadgets of a version: the form that filters them, and what distinguishes each. */
export interface FinderModel {
  form: FinderProps;
  entries: { gadget: GadgetView; href: string; facts: string[] }[];
}

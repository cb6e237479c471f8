/** Properties of the islands that the build renders and the browser hydrates, as `data-props` contains them. */

/** A value to choose and its label. */
type Choice = readonly [value: string, label: string];

/** What the form above the list of all gadgets knows. */
export interface FinderProps {
  /** Number of gadgets. */
  count: number;
  /** The values to choose from; the first of each asks for nothing. */
  choices: Record<'observes' | 'category' | 'environment' | 'version', readonly Choice[]>;
}

/** What the bar above reference rows knows. */
export interface RowFilterProps {
  /** Number of rows. */
  count: number;
  /** Number of rows that are not folded. */
  byDefault: number;
}

/** The properties by the names of the islands. */
export interface HydratedProps {
  'gadget-finder': FinderProps;
  jump: object;
  'row-filter': RowFilterProps;
}

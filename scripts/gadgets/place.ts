/** A place in a file of the tool, or of our data. */
export interface Place {
  file: string;
  line: number;
}

/** The place of a thing, without what else is known of it. */
export function placeOf({ file, line }: Place): Place {
  return { file, line };
}

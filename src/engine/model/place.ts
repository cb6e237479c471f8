/** A place in a text. Lines and columns count from one. */
export interface TextPlace {
  line: number;
  column: number;
}

/** The place of an offset in a text. */
export function placeInText(text: string, offset: number): TextPlace {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

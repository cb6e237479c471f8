/** An id longer than this is cut at a dash: messages are long, and their first words tell them apart. */
const LONGEST = 60;

/**
 * The id of a table row that defines something, by its name: `--fields` gives `row-fields`. `null` for a name without
 * letters and digits.
 */
export function rowAnchor(name: string): string | null {
  const words = name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_]+/gu, '-')
    .replace(/^-|-$/g, '');
  if (words === '') return null;
  return `row-${words.length <= LONGEST ? words : words.slice(0, LONGEST + 1).replace(/-[^-]*$/, '')}`;
}

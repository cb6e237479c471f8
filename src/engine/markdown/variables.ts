/**
 * Variables in content. They are replaced by marks of the same length made of letters only, so that columns stay
 * true and the highlighter sees one plain word. An article is compiled once with the marks inside; each version
 * then puts its own values in their place. That is why five versions of an unchanged page compile once.
 */

const VARIABLE = /%([A-Z][A-Z0-9_]*)%/g;

/** The mark that stands for `%NAME%`. */
function markOf(name: string): string {
  return `Q${name.replace(/_/g, 'q').replace(/[0-9]/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}Q`;
}

/** Words that have the form of a mark. */
export const MARK_FORM = /\bQ[A-Z][A-Za-jq]*Q\b/g;

/** Replaces the known variables of a text by their marks; others are left as they are. */
export function markVariables(text: string, names: ReadonlySet<string>): string {
  return text.replace(VARIABLE, (whole, name: string) => (names.has(name) ? markOf(name) : whole));
}

/** Puts values in the place of marks. `values` maps names to values. */
export function fillVariables(text: string, values: Readonly<Record<string, string>>): string {
  const names = Object.keys(values);
  if (names.length === 0) return text;
  const byMark = new Map(names.map((name) => [markOf(name), values[name] ?? '']));
  return text.replace(markPattern(names), (mark) => byMark.get(mark) ?? mark);
}

/** A pattern that finds the marks of these names. */
export function markPattern(names: readonly string[]): RegExp {
  return new RegExp(names.map(markOf).join('|') || '(?!)', 'g');
}

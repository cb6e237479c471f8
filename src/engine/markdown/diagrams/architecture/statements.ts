import { DiagramError, quoted } from '../problem';
import { plainLabel } from '../text';

/** Pieces of which the patterns of statements are made. */
export const ID = String.raw`\w(?:[-\w]*\w)?`;
export const TITLE = String.raw`\[((?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[^[\]])+)\]`;

/** How each statement is written, by the word that it begins with. */
export const EXAMPLES = {
  group: 'group id(cloud)[A title]',
  service: 'service id(server)[A title] in group',
  junction: 'junction id in group',
  align: 'align row one two, or align column one two',
  edge: 'one:R --> L:two, or one:B -[label]- T:two',
};

export function noStatement(text: string, number: number): DiagramError {
  const word = /^\w+/.exec(text)?.[0] ?? '';
  const isEdge = /[:<>]|--/.test(text);
  const own = Object.entries(EXAMPLES).find(([name]) => name === word)?.[1] ?? (isEdge ? EXAMPLES.edge : undefined);
  return new DiagramError(
    number,
    `${quoted(text)} is no statement of an architecture diagram.`,
    `Write: ${own ?? Object.values(EXAMPLES).join('; ')}.`,
  );
}

/** A title as it is read; quotation marks around the whole are no part of it. */
export function titleOf(text: string): string {
  const [, double, single] = /^\s*(?:"(.*)"|'(.*)')\s*$/.exec(text) ?? [];
  return plainLabel((double ?? single)?.replace(/\\(["'])/g, '$1') ?? text);
}

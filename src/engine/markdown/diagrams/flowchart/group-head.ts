import type { Scanner } from '../scanner';
import { readLabel } from './nodes';

export const STATEMENT_END = /[ \t]*(?:;|\n|$|%%)/y;

/** Reads what stands behind `subgraph`: its id, which may be missing, and its title. */
export function readGroupHead(scanner: Scanner): { id: string; title: string } {
  const named = scanner.take(/([^\s["(;](?:[^\n["(;]*[^\s["(;])?)[ \t]*\[[ \t]*/y);
  const id = named?.[1] ?? '';
  let title: string;
  if (named) {
    title = scanner.sees(/\]/y) ? '' : readLabel(scanner, /[^\]"\n]+/y);
    if (!scanner.take(/[ \t]*\]/y))
      throw scanner.error('"]" was expected after the title of the subgraph', 'Write: subgraph id["The title"]');
  } else if (scanner.sees(/"/y)) title = readLabel(scanner, /[^"\n]+/y);
  else title = (scanner.take(/[^\n;]*/y)?.[0] ?? '').trim();
  if (!scanner.take(STATEMENT_END))
    throw scanner.error('The end of the line was expected after the subgraph', 'Write: subgraph id["The title"]');
  return { id, title };
}

import type { DiagramSource } from './source';
import { plainLabel } from './text';

/** What a diagram says, in the same words whoever read it; behind `§` what its drawing has to show. */
export type Facts = string[];

export const label = (text: string): string =>
  plainLabel(
    text.replace(/ﬂ(°°|°)(\w+)¶ß/g, (_, sign: string, name: string) => `${sign === '°°' ? '#' : '&'}${name};`),
  ).replace(/\s+/g, ' ');

export const oneLine = (text: string): string => text.replace(/\s+/g, ' ');

/** How both read a kind of diagrams. */
export interface KindFacts {
  mermaid: (db: never) => Facts;
  own: (source: DiagramSource) => Facts;
}

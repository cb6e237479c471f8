import type { FinderProps } from '../../../shared/island-props';
import { visibleText } from '../../../shared/visible-text';
import { withQuery } from '../../query';

export const NOTHING = { words: '', observes: '', category: '', environment: '', kernel: '', version: '' };

/** What the reader looks for; an empty text asks for nothing. */
export type GadgetQuery = typeof NOTHING;

/** Names of the fields, in the address too. */
export type Name = keyof GadgetQuery;
export const NAMES = Object.keys(NOTHING) as Name[];

/** What a form or an address asks for; a value that is not among the choices asks for nothing. */
export function readQuery(values: FormData | URLSearchParams, choices: FinderProps['choices']): GadgetQuery {
  const query = { ...NOTHING };
  for (const name of NAMES) {
    const given = values.get(name);
    const value = visibleText(typeof given === 'string' ? given : '') ?? '';
    if (!(name in choices) || choices[name as keyof typeof choices].some(([known]) => known === value))
      query[name] = value;
  }
  return query;
}

/** Whether two queries ask for the same. */
export function isSame(a: GadgetQuery, b: GadgetQuery): boolean {
  return NAMES.every((name) => a[name].trim() === b[name].trim());
}

/** An address with a query. */
export function addressWith(query: GadgetQuery): string {
  return withQuery(Object.fromEntries(NAMES.map((name) => [name, query[name].trim() || null])));
}

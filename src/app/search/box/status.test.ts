import { expect, test } from 'vitest';
import type { Facet } from '../../../shared/search/model';
import type { VersionData } from '../../../shared/site-data';
import { en } from '../../../shared/strings/en';
import { fill } from '../../../shared/strings/format';
import type { SearchFailure, SearchState } from '../messages';
import type { Answered } from './question';
import { failureOf, placeholder, statusText } from './status';

const FAILED: SearchFailure = { type: 'failed', reason: 'network', message: 'No.' };
const ready = (rest: 'there' | 'loading' | SearchFailure = 'there'): SearchState =>
  ({ type: 'ready', options: {}, rest }) as unknown as SearchState;
const answered = (total: number, { suggestion = null as string | null, facet = null as Facet | null } = {}): Answered =>
  ({
    facet,
    answer: { total, suggestion, facets: { gadget: 1, row: 0, guide: 3, reference: 0, blog: 0 } },
  }) as unknown as Answered;

test.each<[SearchState, SearchFailure | null]>([
  [{ type: 'idle' }, null],
  [{ type: 'loading' }, null],
  [ready(), null],
  [ready('loading'), null],
  [ready(FAILED), FAILED],
  [FAILED, FAILED],
])('of the state %j the failure is %j', (state, failure) => expect(failureOf(state)).toBe(failure));

test.each<[SearchState, string | null, string]>([
  [{ type: 'idle' }, 'v2', en.shell.loadingSearch],
  [{ type: 'loading' }, null, en.shell.loadingSearch],
  [ready(), 'v2', fill(en.search.version, { version: 'v2' })],
  [ready(), null, en.shell.search],
  [FAILED, null, en.shell.search],
])('in the state %j with the version %j the field says %j', (state, label, said) =>
  expect(placeholder(state, label === null ? null : ({ label } as VersionData), en)).toBe(said),
);

test.each<[string, SearchState, Answered | null, string]>([
  ['nothing of what failed', FAILED, answered(2), ''],
  ['that it loads', { type: 'loading' }, answered(2), en.shell.loadingSearch],
  ['that it will load', { type: 'idle' }, null, en.shell.loadingSearch],
  ['nothing before an answer', ready(), null, ''],
  ['one page', ready(), answered(1), '1 page'],
  ['all pages', ready(), answered(4), '4 pages'],
  ['those of a kind', ready(), answered(4, { facet: 'guide' }), '3 pages'],
  ['no page of a kind', ready(), answered(4, { facet: 'blog' }), '0 pages'],
  [
    'how it was read',
    ready(),
    answered(4, { suggestion: 'dns' }),
    `4 pages${fill(en.search.corrected, { query: 'dns' })}`,
  ],
  ['nothing of how it was read without a result', ready(), answered(0, { suggestion: 'dns' }), '0 pages'],
  ['that more may come', ready('loading'), answered(4), `4 pages${en.search.partial}`],
  ['that nothing more comes', ready(FAILED), answered(4), '4 pages'],
])('the status says %s', (_, state, last, said) => expect(statusText(state, last, en)).toBe(said));

import path from 'node:path';
import type { SearchIndex } from '../../shared/search/search-index';
import type { SearchHit } from '../../shared/search/model';
import { search } from '../../shared/search/search';
import { UsageError, wholeNumber } from '../model/errors';
import { printable, printableJson } from '../model/hidden-characters';
import { defaultVersion, readSearchIndex } from '../render/search/load-files';
import type { Arguments } from './arguments';
import type { SEARCH_FLAGS } from './commands';

/** Asks the search index of the built site and prints what it finds. Throws `UsageError` without a query. */
export async function runSearch({ positionals, values, given }: Arguments<keyof typeof SEARCH_FLAGS>): Promise<void> {
  const query = positionals.join(' ').trim();
  const maxHits = wholeNumber('--limit', values.limit ?? '10');
  const json = given.has('json');
  if (query === '')
    throw new UsageError(
      'What do you want to find? npm run -s search -- trace dns. Words that begin with a hyphen go after --.',
    );
  const dist = path.join(values.root ?? '.', 'dist');
  const index = readSearchIndex(dist, values.version ?? defaultVersion(dist));
  print(index, query, json, maxHits);
}

function print(index: SearchIndex, query: string, json: boolean, maxHits: number): void {
  const { hits, total, suggestion, unread } = search(index, query, { maxHits });
  if (json) {
    console.log(printableJson(hits, 2));
    return;
  }
  if (suggestion !== null) console.log(printable(`Did you mean: ${suggestion}\n`));
  if (unread) console.log('Search does not support this language. Use English words, or names of gadgets and flags.');
  if (total === 0) console.log(printable(`Nothing found for "${query}".`));
  hits.forEach((hit) => console.log(printable(`${hitLines(hit)}\n`)));
}

function hitLines(hit: SearchHit): string {
  const place = hit.place ? ` › ${hit.place.name.text}` : '';
  return `${hit.title.text}${place}${hit.kind === 'blog' ? ' [blog]' : ''}\n  ${addressOf(hit)}\n  ${hit.passage.text}`;
}

function addressOf({ path, anchor }: SearchHit): string {
  return anchor === null ? path : `${path}#${anchor}`;
}

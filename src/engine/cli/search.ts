/** `npm run search`: asks the search index of the built site from a terminal. */

import { createInterface } from 'node:readline';
import type { SearchIndex } from '../../shared/search/build-index';
import type { SearchHit } from '../../shared/search/model';
import { search } from '../../shared/search/search';
import { defaultVersion, readSearchIndex } from '../render/search/load-files';
import { parseSearchArguments, type SearchArguments } from './search-arguments';

async function main(argv: readonly string[]): Promise<void> {
  const asked = parseSearchArguments(argv);
  const index = readSearchIndex(asked.root, asked.version ?? defaultVersion(asked.root));
  if (asked.stdin) await answerLines(index, asked);
  else print(index, asked);
}

async function answerLines(index: SearchIndex, { json, maxHits }: SearchArguments): Promise<void> {
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    const paths = search(index, line, { maxHits, highlight: false }).hits.map((hit) => hit.path);
    console.log(json ? JSON.stringify(paths) : paths.join(' '));
  }
}

function print(index: SearchIndex, { query, json, maxHits }: SearchArguments): void {
  const { hits, total, suggestion } = search(index, query, { maxHits });
  if (json) {
    console.log(JSON.stringify(hits, null, 2));
    return;
  }
  if (suggestion !== null) console.log(`Did you mean: ${suggestion}\n`);
  if (total === 0) console.log(`Nothing found for "${query}".`);
  hits.forEach((hit) => console.log(`${hitLines(hit)}\n`));
}

function hitLines(hit: SearchHit): string {
  const place = hit.place ? ` › ${hit.place.name.text}` : '';
  const address = hit.path + (hit.anchor === null ? '' : `#${hit.anchor}`);
  return `${hit.title.text}${place}${hit.kind === 'blog' ? ' [blog]' : ''}\n  ${address}\n  ${hit.passage.text}`;
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

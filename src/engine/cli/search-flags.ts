import type { Flags } from './arguments';

/** What `npm run search` can be told. Apart from what searches, which every other command would load for it. */
export const SEARCH_FLAGS = {
  version: { value: 'NAME', summary: 'the version that is searched; the newest release when left out' },
  json: { summary: 'prints the results as JSON' },
  stdin: { summary: 'reads queries from standard input, one a line, and gives a line of results for each' },
  root: { value: 'FOLDER', summary: 'root of another site, or the folder it is built into' },
  limit: { value: 'NUMBER', summary: 'how many results are given, 10 when left out' },
} satisfies Flags;

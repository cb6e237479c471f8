import { CommandError } from '../model/command-error';

/** What `npm run search` is asked. */
export interface SearchArguments {
  query: string;
  /** `null` for the newest release. */
  version: string | null;
  json: boolean;
  /** Queries come from standard input, one a line. */
  stdin: boolean;
  /** Folder of the built site. */
  root: string;
  maxHits: number;
}

const SEARCH_USAGE = `Usage: npm run -s search -- [--version NAME] [--json] [--limit N] [--root dist] QUERY…
       npm run -s search -- --stdin --json [--version NAME] [--root dist] < queries

Searches the built site. With --json the answer is an array of results; with --stdin --json each line of
the input is a query and gives one line: an array of result paths, best first. Any other option is part
of the query, and so is everything after "--".
`;

/** Reads the arguments. Throws `CommandError` for an option without value, no query, or a limit that is no number. */
export function parseSearchArguments(argv: readonly string[]): SearchArguments {
  const asked: SearchArguments = { query: '', version: null, json: false, stdin: false, root: 'dist', maxHits: 10 };
  const words: string[] = [];
  const rest = [...argv];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '--') words.push(...rest.splice(0));
    else if (word === '--help') throw new CommandError(SEARCH_USAGE);
    else if (word === '--json') asked.json = true;
    else if (word === '--stdin') asked.stdin = true;
    else if (word === '--version') asked.version = valueOf(word, rest);
    else if (word === '--root') asked.root = valueOf(word, rest);
    else if (word === '--limit') asked.maxHits = limitOf(valueOf(word, rest));
    else words.push(word);
  }
  asked.query = words.join(' ').trim();
  if (asked.query === '' && !asked.stdin) throw new CommandError(SEARCH_USAGE);
  return asked;
}

function valueOf(option: string, rest: string[]): string {
  const value = rest.shift();
  if (value === undefined || value === '') throw new CommandError(`${option} needs a value.\n\n${SEARCH_USAGE}`);
  return value;
}

function limitOf(value: string): number {
  const limit = Number(value);
  if (!Number.isInteger(limit) || limit < 1)
    throw new CommandError(`--limit is "${value}"; it must be a whole number from 1.`);
  return limit;
}

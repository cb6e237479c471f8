import { flagLines, type Flags } from './arguments';

const ROOT = { root: { value: 'FOLDER', summary: 'root of another site' } } satisfies Flags;

export const POST_FLAGS = {
  date: { value: '2024-01-31', summary: 'date of the post (default: today)' },
  tags: { value: '"eBPF, DNS"', summary: 'labels of declared tags' },
  authors: { value: 'NAMES', summary: 'ids from authors.yml (default: the first)' },
  description: { value: '"…"', summary: 'one sentence for search engines and link previews' },
  ...ROOT,
} satisfies Flags;

export const PAGE_FLAGS = {
  title: { value: '"…"', summary: 'title of the page (default: made from its path)' },
  description: { value: '"…"', summary: 'one sentence for search engines and link previews' },
  layer: { value: 'NAME', summary: 'layer of the page (default: the newest)' },
  ...ROOT,
} satisfies Flags;

export const GADGET_FLAGS = ROOT;

/** What can be created, with an example of what is named and the flags of each. */
const KINDS = new Map<string, { named: string; flags: Flags }>([
  ['post', { named: '"Title"', flags: POST_FLAGS }],
  ['page', { named: 'docs/reference/flags', flags: PAGE_FLAGS }],
  ['gadget', { named: 'trace_example', flags: GADGET_FLAGS }],
]);

/** What `npm run new` can create. */
export const NEW_KINDS: readonly string[] = [...KINDS.keys()];

/** How each is asked for: for the help, and for a call that cannot be followed. */
export function newUsage(): string {
  return [...KINDS]
    .map(([kind, { named, flags }]) => [`npm run new -- ${kind} ${named} [FLAGS]`, ...flagLines(flags)].join('\n'))
    .join('\n\n');
}

import { flagLines, type Flags } from './arguments';

const ROOT = { root: { value: 'FOLDER', summary: 'root of a site elsewhere' } } satisfies Flags;

export const POST_FLAGS = {
  date: { value: '2024-01-31', summary: 'day of the post; today when left out' },
  tags: { value: '"eBPF, DNS"', summary: 'labels of declared tags' },
  authors: { value: 'NAMES', summary: 'ids of authors.yml; the first when left out' },
  description: { value: '"…"', summary: 'one sentence that search engines and cards show' },
  ...ROOT,
} satisfies Flags;

export const PAGE_FLAGS = {
  title: { value: '"…"', summary: 'title of the page; made from its path when left out' },
  description: { value: '"…"', summary: 'one sentence that search engines and cards show' },
  layer: { value: 'NAME', summary: 'the layer that gets the page; the newest when left out' },
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

import { flagLines, type Flags } from './arguments';

export const ROOT = { root: { value: 'FOLDER', summary: 'root of another site' } } satisfies Flags;

export const POST_FLAGS = {
  date: { value: '2024-01-31', summary: 'date of the post (default: today)' },
  ...ROOT,
} satisfies Flags;

export const PAGE_FLAGS = {
  layer: { value: 'NAME', summary: 'layer of the page (default: the newest)' },
  ...ROOT,
} satisfies Flags;

/** What can be created, with an example of what is named and the flags of each. */
export const NEW_KINDS = new Map<string, { named: string; flags: Flags }>([
  ['post', { named: '"Title"', flags: POST_FLAGS }],
  ['page', { named: 'docs/reference/flags', flags: PAGE_FLAGS }],
  ['gadget', { named: 'trace_example', flags: ROOT }],
]);

/** How each is asked for: for the help, and for a call that cannot be followed. */
export function newUsage(): string {
  return [...NEW_KINDS]
    .map(([kind, { named, flags }]) => [`npm run new -- ${kind} ${named} [FLAGS]`, ...flagLines(flags)].join('\n'))
    .join('\n\n');
}

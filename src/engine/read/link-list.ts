import path from 'node:path';
import * as z from 'zod';
import type { Diagnostic } from '../model/diagnostic';
import { stands } from './file-kind';
import { textOf } from './read-text';
import { readYaml } from './yaml';

const NAME = 'links.yaml';

const HEAD = `# Outside addresses that the pages lead to, without their fragments. Written by \`npm run links\`; \`npm run links -- --live\`
# asks each address and notes the answer. A note is for people and is kept.
`;

const listedLink = z.strictObject({
  address: z.string().min(1),
  /** What it answered: as it should; from another address; nothing there; something else; it was never asked. */
  state: z.enum(['alive', 'moved', 'gone', 'unclear', 'unasked']).default('unasked'),
  /** Day of that answer. */
  checked: z.string().optional(),
  /** Its status or the address it led to, where the state does not say all. */
  answer: z.string().optional(),
  /** Of a person; kept. */
  note: z.string().optional(),
});
export type ListedLink = z.output<typeof listedLink>;

/** The whole of `links.yaml`. */
const listSchema = z.strictObject({ links: z.array(listedLink).default([]) });

/** The list of outside addresses of a site. */
export interface LinkList {
  /** Path relative to the site root; `null` for a site that has no place for one. */
  file: string | null;
  /** `null` for a site that keeps none. */
  links: readonly ListedLink[] | null;
  /** Number of the line that an address stands in. */
  lines: ReadonlyMap<string, number>;
  problems: Diagnostic[];
}

/** Reads the list of outside addresses. A site whose `folder` has no `links.yaml` keeps none. */
export function readLinkList(root: string, folder: string | null): LinkList {
  if (folder === null) return { file: null, links: null, lines: new Map(), problems: [] };
  const file = path.posix.join(folder, NAME);
  const problems: Diagnostic[] = [];
  const text = stands(path.join(root, file)) ? textOf(root, file, problems) : null;
  if (text === null) return { file, links: null, lines: new Map(), problems };
  const result = readYaml(text, listSchema, file);
  return result.ok
    ? { file, links: result.data.links, lines: linesOfAddresses(text), problems }
    : { file, links: null, lines: new Map(), problems: [...problems, ...result.problems] };
}

/** The list has a line an address, as it is written below. */
function linesOfAddresses(text: string): Map<string, number> {
  return new Map(
    text.split('\n').flatMap((line, index) => {
      const address = /\baddress: ("(?:[^"\\]|\\.)*")/.exec(line)?.[1];
      return address === undefined ? [] : [[JSON.parse(address) as string, index + 1] as const];
    }),
  );
}

/** The text of a list: a line an address, in their order. */
export function formatLinkList(links: readonly ListedLink[]): string {
  const lines = links.map(({ address, state, checked, answer, note }) => {
    const fields = Object.entries({ address, state, checked, answer, note }).filter(([, value]) => value !== undefined);
    const words = fields.map(([name, value]) => `${name}: ${name === 'state' ? value : JSON.stringify(value)}`);
    return `  - { ${words.join(', ')} }\n`;
  });
  return `${HEAD}links:${lines.length === 0 ? ' []\n' : `\n${lines.join('')}`}`;
}

import { runAsProgram, scriptCommand } from '../../scripts/command';
import { UsageError } from '../../src/engine/model/command-error';
import { readSearchIndex } from '../../src/engine/render/search/load-files';
import { measure, type Score } from './measure';
import { HALVES, readQueries, type Half } from './queries';

const HELP = `npm run bench:search

Asks the built site a set of queries and prints how often the right page comes first. Work on the ranking with the
tuning half: of the reported half and the blind set only the numbers are looked at. A query stays as it is when the
search fails on it: improve the page's keywords or the engine.`;

const FLAGS = {
  root: { value: 'FOLDER', summary: 'the built site, dist unless told' },
  version: { value: 'NAME', summary: 'version that is searched, latest unless told' },
  half: { value: 'NAME', summary: `queries that are asked, reported unless told: ${HALVES.join(', ')}` },
  misses: { summary: 'prints the misses of sets that may be looked at' },
};

/** Sets whose misses may be looked at. */
const LOOKED_AT: ReadonlySet<Half> = new Set<Half>(['tuning', 'hard', 'mixed', 'strangers']);

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`.padStart(9);

function scoreLine(kind: string, { queries, first, three, mrr, section, sections }: Score): string {
  const opened = sections > 0 ? `${percent(section)} of ${sections}` : '';
  return `${kind.padEnd(16)}${String(queries).padStart(8)}${percent(first)}${percent(three)}${mrr.toFixed(3).padStart(8)}${opened}`;
}

await runAsProgram(
  scriptCommand(HELP, FLAGS, ({ values, given, print }) => {
    const { root = 'dist', version = 'latest', half: name = 'reported' } = values;
    const half = HALVES.find((known) => known === name);
    if (half === undefined) throw new UsageError(`--half is "${name}"; it can be ${HALVES.join(', ')}.`);
    const { overall, kinds, misses, medianMs, p95Ms } = measure(
      readSearchIndex(root, version),
      readQueries(half),
      version,
    );
    print(`${'kind'.padEnd(16)} queries    first    three     MRR  right section\n`);
    for (const [kind, score] of [['all', overall] as const, ...Object.entries(kinds)])
      print(`${scoreLine(kind, score)}\n`);
    print(`\nTime of a query: median ${medianMs.toFixed(2)} ms, 95th percentile ${p95Ms.toFixed(2)} ms\n`);
    if (given.has('misses') && LOOKED_AT.has(half))
      for (const { query, place, hits } of misses)
        print(
          `\n[${query.kind}] ${query.q}  place ${place}, expected ${query.expect.join(', ')}\n    ${hits.slice(0, 4).join('\n    ')}\n`,
        );
    return Promise.resolve(0);
  }),
);

import { runAsProgram, scriptCommand } from '../../scripts/command';
import { UsageError } from '../../src/engine/model/command-error';
import { readSearchIndex } from '../../src/engine/render/search/load-files';
import { HALVES, measure, readQueries, type Half, type Score } from './measure';

const HELP = `npm run bench:search

Asks the built site a set of queries and prints how often the right page comes first. Work on the ranking with the
tuning half: of the reported half and the blind set only the numbers are looked at. A query stays as it is when the
search fails on it: improve the page's keywords or the engine.`;

const FLAGS = {
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
  scriptCommand(HELP, FLAGS, ({ values: { half: name = 'reported' }, given, print }) => {
    const half = HALVES.find((known) => known === name);
    if (half === undefined) throw new UsageError(`--half is "${name}"; it can be ${HALVES.join(', ')}.`);
    const result = measure(readSearchIndex('dist', 'latest'), readQueries(half), 'latest');
    print(`${'kind'.padEnd(16)} queries    first    three     MRR  right section\n`);
    for (const [kind, score] of Object.entries({ all: result.overall, ...result.kinds }))
      print(`${scoreLine(kind, score)}\n`);
    print(
      `\nA query takes ${result.medianMs.toFixed(2)} ms (median), ${result.p95Ms.toFixed(2)} ms (95th percentile)\n`,
    );
    if (given.has('misses') && LOOKED_AT.has(half))
      for (const { query, kind, place, hits } of result.misses) {
        print(`\n[${kind}] ${query.q}  place ${place}, expected ${query.expect.join(', ')}\n`);
        for (const hit of hits.slice(0, 4)) print(`    ${hit}\n`);
      }
    return Promise.resolve(0);
  }),
);

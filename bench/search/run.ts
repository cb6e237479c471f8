import { runAsProgram, scriptCommand } from '../../scripts/command';
import { UsageError } from '../../src/engine/model/command-error';
import { readSearchIndex } from '../../src/engine/render/search/load-files';
import { measure, readQueries, SETS, type Score } from './measure';

const HELP = `npm run bench:search

Asks the built site all sets of queries and prints how often the right page comes first. They are tests of regressions:
their misses were looked at. The search is measured with queries by people who have seen neither the engine nor its
words; a file of such queries, which lists them as the sets here do, is asked with --fresh, and the gap is printed.`;

const FLAGS = {
  fresh: { value: 'FILE', summary: 'a set that nobody has worked with' },
  misses: { value: 'NAME', summary: `prints the misses of a set: ${SETS.join(', ')}` },
};

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`.padStart(9);

function scoreLine(name: string, { queries, first, three, mrr, section, sections }: Score): string {
  const opened = sections > 0 ? `${percent(section)} of ${sections}` : '';
  return `${name.padEnd(16)}${String(queries).padStart(8)}${percent(first)}${percent(three)}${mrr.toFixed(3).padStart(8)}${opened}\n`;
}

await runAsProgram(
  scriptCommand(HELP, FLAGS, ({ values: { fresh, misses }, print }) => {
    if (misses !== undefined && !SETS.includes(misses))
      throw new UsageError(`--misses is "${misses}"; it can be ${SETS.join(', ')}.`);
    const index = readSearchIndex('dist', 'latest');
    print(`${'set'.padEnd(16)} queries    first    three     MRR  right section\n`);
    for (const set of SETS) print(scoreLine(set, measure(index, readQueries(set), 'latest').overall));
    const known = measure(index, SETS.flatMap(readQueries), 'latest');
    print(scoreLine('all', known.overall));
    print(`\nA query takes ${known.medianMs.toFixed(2)} ms (median), ${known.p95Ms.toFixed(2)} ms (95th percentile)\n`);
    if (fresh !== undefined) {
      const { overall, kinds } = measure(index, readQueries(fresh), 'latest');
      print('\n');
      for (const [name, score] of Object.entries({ fresh: overall, ...kinds })) print(scoreLine(name, score));
      const gap = (known.overall.first - overall.first) * 100;
      print(
        `\nThe right page is first ${gap.toFixed(1)} points more rarely than for the sets that were worked with.\n`,
      );
    }
    if (misses !== undefined)
      for (const { query, place, hits } of measure(index, readQueries(misses), 'latest').misses) {
        print(`\n[${query.kind}] ${query.q}  place ${place}, expected ${query.expect.join(', ')}\n`);
        for (const hit of hits.slice(0, 4)) print(`    ${hit}\n`);
      }
    return Promise.resolve(0);
  }),
);

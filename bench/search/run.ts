import { runAsProgram, scriptCommand } from '../../scripts/command';
import { UsageError } from '../../src/engine/model/errors';
import { readSearchIndex } from '../../src/engine/render/search/load-files';
import { search } from '../../src/shared/search/search';
import { measure, readQueries, SETS, type Score } from './measure';

const HELP = `npm run bench:search

Asks the built site all sets of queries and prints how often the right page comes first. They are tests of regressions:
their misses were looked at. The search is measured with queries by people who have seen neither the engine nor its
words; a file of such queries, which lists them as the sets here do, is asked with --fresh, and the gap is printed.`;

const FLAGS = {
  fresh: { value: 'FILE', summary: 'a set that no change has been tuned with' },
  misses: { value: 'NAME', summary: `prints the misses of a set: ${SETS.join(', ')}` },
};

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`.padStart(9);

function scoreLine(name: string, { queries, first, three, mrr, section, sections }: Score): string {
  const opened = sections > 0 ? `${percent(section)} of ${sections}` : '';
  return `${name.padEnd(24)}${String(queries).padStart(8)}${percent(first)}${percent(three)}${mrr.toFixed(3).padStart(8)}${opened}\n`;
}

await runAsProgram(
  scriptCommand(HELP, FLAGS, ({ values: { fresh, misses }, print }) => {
    if (misses !== undefined && !SETS.includes(misses))
      throw new UsageError(`--misses is "${misses}"; it can be ${SETS.join(', ')}.`);
    const index = readSearchIndex('dist', 'latest');
    const ask = (query: string) => search(index, query, { maxHits: 10, highlight: false }).hits;
    const scoreOf = (name: string, queries: ReturnType<typeof readQueries>): ReturnType<typeof measure> => {
      const measured = measure(ask, queries, 'latest');
      print(scoreLine(name, measured.overall));
      return measured;
    };
    print(`${'set'.padEnd(24)} queries    first    three     MRR  right section\n`);
    for (const set of SETS) scoreOf(set, readQueries(set));
    const all = scoreOf('all', SETS.flatMap(readQueries));
    if (fresh !== undefined) {
      print('\n');
      const { overall, kinds } = scoreOf('fresh', readQueries(fresh));
      for (const [name, score] of Object.entries(kinds)) print(scoreLine(`  ${name}`, score));
      const gap = ((overall.first - all.overall.first) * 100).toFixed(1);
      print(`\nFirst place, against the sets that were worked with: ${gap} percentage points.\n`);
    }
    if (misses !== undefined)
      for (const { query, place, hits } of measure(ask, readQueries(misses), 'latest').misses) {
        print(`\n[${query.kind}] ${query.q}  place ${place}, expected ${query.expect.join(', ')}\n`);
        for (const hit of hits.slice(0, 4)) print(`    ${hit}\n`);
      }
    return Promise.resolve(0);
  }),
);

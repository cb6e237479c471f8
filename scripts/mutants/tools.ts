import type { Mutant } from './mutant';

/** Mistakes in what stands around the pages: commands, copies, books, answers to programs. All once went unnoticed. */
export const TOOL_MUTANTS: Mutant[] = [
  {
    file: 'scripts/gadgets/c/members.ts',
    change: 'the largest value of four bytes needs eight',
    from: 'largest > 0xffffffffn',
    to: 'largest >= 0xffffffffn',
    tests: ['scripts/gadgets'],
  },
  {
    file: 'scripts/gadgets/run.ts',
    change: 'without the source differences that are meant count as outdated',
    from: 'outdated: tool === null ? [] : outdated',
    to: 'outdated',
    tests: ['scripts/gadgets'],
  },
  {
    file: 'scripts/release/site-files.ts',
    change: 'translations of a layer are left behind',
    from: '`${i18n}/${code}/docs/default`',
    to: '`${i18n}/${code}/docs`',
    tests: ['scripts/release'],
  },
  {
    file: 'scripts/release/git.ts',
    change: 'names with a blank keep their quotes',
    from: `'-z', `,
    to: '',
    tests: ['scripts/release'],
  },
  {
    file: 'src/engine/book/page-numbers.ts',
    change: 'a page that is not there is counted',
    from: `text === '' ? [] : [node]`,
    to: '[node]',
    tests: ['src/engine/book'],
  },
  {
    file: 'src/engine/check/check-snippets.ts',
    change: 'an image that is tagged with its sign has another name',
    from: `slice('--tag='.length)`,
    to: `slice('--tag'.length)`,
    tests: ['src/engine/check'],
  },
  {
    file: 'src/engine/dev/dev-server.ts',
    change: 'a site that cannot be read keeps its port',
    from: `    await listening.close();\n    throw error;`,
    to: '    throw error;',
    tests: ['src/engine/dev'],
  },
  {
    file: 'src/engine/mcp/built-site.ts',
    change: 'complete addresses of a site with a base lead nowhere',
    from: 'stripBase(written, this.base) ?? written',
    to: 'written',
    tests: ['src/engine/mcp'],
  },
  {
    file: 'src/engine/model/progress.ts',
    change: 'a quiet step is told of all the same',
    from: '(quiet || process.stderr.write(text))',
    to: '(quiet && process.stderr.write(text))',
    tests: ['src/engine/model'],
  },
  {
    file: 'src/engine/plan/covers/compositions/layers.ts',
    change: 'plates of a cover lie in each other',
    from: 'lowest - level * GAP',
    to: 'lowest - level / GAP',
    tests: ['src/engine/plan/covers'],
  },
  {
    file: 'src/engine/render/machines/keep-lists.ts',
    change: 'a version that is kept has no sidebar',
    from: `    ...pages.flatMap(({ sidebar }) => sidebar ?? []).map((name) => \`/_data/\${name}.html\`),\n`,
    to: '',
    tests: ['src/engine/orchard.test.ts'],
  },
];

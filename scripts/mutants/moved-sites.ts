import type { Mutant } from './mutant';

/** Mistakes in what reads sites of other builders, and in what was made with it. */
export const MOVED_SITE_MUTANTS: Mutant[] = [
  {
    file: 'src/engine/markdown/readings.ts',
    change: 'a warning sends a page to the other reading, and no mistake does',
    from: "severity !== 'error'",
    to: "severity !== 'warning'",
    tests: ['src/engine/markdown/mdx-first.test.ts'],
  },
  {
    file: 'src/engine/markdown/readings.ts',
    change: 'braces in a text are read alike by both readings',
    from: 'return !/[{}]/.test(node.value)',
    to: 'return !/[<>]/.test(node.value)',
    tests: ['src/engine/markdown/mdx-first.test.ts'],
  },
  {
    file: 'src/engine/markdown/readings.ts',
    change: 'code by indentation is read alike by both readings',
    from: 'return begins(node, FENCE) && ',
    to: 'return ',
    tests: ['src/engine/markdown/mdx-first.test.ts'],
  },
  {
    file: 'src/engine/read/docs/layers.ts',
    change: 'a whole layer takes over pages of the one before',
    from: 'if (whole) below = nothing;',
    to: '',
    tests: ['src/engine/read/docs'],
  },
  {
    file: 'src/engine/read/docs/listed-versions.ts',
    change: 'the oldest version is the latest',
    from: "index === 0 ? ('latest' as const)",
    to: "index > 0 ? ('latest' as const)",
    tests: ['src/engine/read/docs'],
  },
  {
    file: 'src/engine/plan/docs/sidebar.ts',
    change: 'a category of one page stays one',
    from: 'if (items.length > 0 || to',
    to: 'if (items.length >= 0 || to',
    tests: ['src/engine/plan/docs'],
  },
  {
    file: 'src/engine/markdown/tree/torn-tags.ts',
    change: 'edits of a line are made from its front',
    from: 'b.column - a.column',
    to: 'a.column - b.column',
    tests: ['src/engine/markdown/torn-tags.test.ts'],
  },
  {
    file: 'src/engine/model/import-graph.ts',
    change: 'what a source of the bundle imports is no part of its digest',
    from: 'for (const target of source.imports) visit(target);',
    to: '',
    tests: ['src/engine/threads.test.ts'],
  },
  {
    file: 'src/engine/plan/article-links.ts',
    change: 'a link that climbs above the site is not looked for below its base',
    from: 'fromHost ?? asBrowser].find',
    to: 'asBrowser].find',
    tests: ['src/engine/plan'],
  },
];

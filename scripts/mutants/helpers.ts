import type { Mutant } from './mutant';

const THREADS = ['src/engine/threads.test.ts'];
const PAINT = ['src/engine/render/cards/paint.test.ts'];
const DATES = ['src/engine/read/git-dates.test.ts'];

/** Mistakes in what helpers do, and in what is done for many files at once. */
export const HELPER_MUTANTS: Mutant[] = [
  {
    file: 'src/engine/model/helpers.ts',
    change: 'each task has a helper of its own',
    from: 'helpers.size >= MOST_HELPERS',
    to: 'helpers.size >= 99',
    tests: THREADS,
  },
  {
    file: 'src/engine/model/helpers.ts',
    change: 'a helper that has done its task takes no other',
    from: 'this.task?.settle();\n    this.task = null;',
    to: 'this.task?.settle();',
    tests: THREADS,
  },
  {
    file: 'src/engine/model/helpers.ts',
    change: 'a task that is given up is begun all the same',
    from: 'if (place >= 0) waiting.splice(place, 1);',
    to: '',
    tests: THREADS,
  },
  {
    file: 'src/engine/model/helpers.ts',
    change: 'a helper without work keeps the process alive',
    from: 'this.worker.unref();',
    to: '',
    tests: THREADS,
  },
  {
    file: 'src/engine/model/helpers.ts',
    change: 'what a listener throws is lost',
    from: 'void this.dismiss({ error });\n    }\n  }\n\n  /** Waits',
    to: 'void this.dismiss();\n    }\n  }\n\n  /** Waits',
    tests: THREADS,
  },
  {
    file: 'src/engine/render/cards/paint.ts',
    change: 'a row of one colour is laid over the left edge into the row above',
    from: 'Math.max(column, 0)',
    to: 'column',
    tests: PAINT,
  },
  {
    file: 'src/engine/render/cards/paint.ts',
    change: 'a row of one colour is laid over the right edge into the row below',
    from: 'Math.min(column + length, width)',
    to: 'column + length',
    tests: PAINT,
  },
  {
    file: 'src/engine/render/cards/paint.ts',
    change: 'half a cover hides what is below it',
    from: 'if (cover === FULL_COVER) {',
    to: 'if (cover > 0) {',
    tests: PAINT,
  },
  {
    file: 'src/engine/read/git-dates.ts',
    change: 'a folder that is a link has no history',
    from: 'there.length > 0 && there.every(isPlain)',
    to: 'there.length > 0',
    tests: DATES,
  },
  {
    file: 'src/engine/read/git-dates.ts',
    change: 'a commit that another branch took back does not count',
    from: "    '--full-history',\n",
    to: '',
    tests: DATES,
  },
  {
    file: 'src/shared/single-spaces.ts',
    change: 'a space that is no blank stays',
    from: '|[^\\S ]',
    to: '',
    tests: ['src/shared/single-spaces.test.ts'],
  },
  {
    file: 'src/engine/markdown/html/to-html.ts',
    change: 'notes are not looked for',
    from: " || type === 'footnoteDefinition'",
    to: '',
    tests: ['src/engine/markdown/compile.test.ts', 'src/engine/markdown/plain-markdown.test.ts'],
  },
  {
    file: 'src/engine/render/search/condense.ts',
    change: 'words of the start are sent again with the rest',
    from: 'new Set(termsOf(start))',
    to: 'new Set()',
    tests: ['src/engine/render/search'],
  },
];

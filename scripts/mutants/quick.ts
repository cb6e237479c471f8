import type { Mutant } from './mutant';

const SHELL = ['src/engine/markdown/code/quick-shell.test.ts'];
const LAYOUT = ['src/engine/markdown/diagrams/graph/choose-layout.test.ts'];
const LINE = ['src/engine/markdown/twin/plain-line.test.ts'];

/** Mistakes in what does quickly, for plain texts, what a package does for all of them. */
export const QUICK_MUTANTS: Mutant[] = [
  {
    file: 'src/engine/markdown/code/quick-shell.ts',
    change: 'a keyword in front of a dash is a command',
    from: '(?:-|$)/;',
    to: '$/;',
    tests: SHELL,
  },
  {
    file: 'src/engine/markdown/code/quick-shell.ts',
    change: 'a constant within a word is plain',
    from: String.raw`\b(?:true|false)\b|`,
    to: '',
    tests: SHELL,
  },
  {
    file: 'src/engine/markdown/code/quick-shell.ts',
    change: 'a command may end behind a flag',
    from: ' && before?.role !== null) return null;',
    to: ' && before === undefined) return null;',
    tests: SHELL,
  },
  {
    file: 'src/engine/markdown/code/quick-shell.ts',
    change: 'a file that is written to is a command',
    from: "isCommandNext = !operator?.startsWith('>');",
    to: 'isCommandNext = true;',
    tests: SHELL,
  },
  {
    file: 'src/engine/markdown/code/quick-shell.ts',
    change: 'a number behind a minus is plain',
    from: '|=-)',
    to: ')',
    tests: SHELL,
  },
  {
    file: 'src/engine/markdown/code/quick-shell.ts',
    change: 'the path behind a variable is plain whatever it is',
    from: 'word || path',
    to: "word || 'a'",
    tests: SHELL,
  },
  {
    file: 'src/engine/markdown/code/quick-shell.ts',
    change: 'a number that begins with zero has a unit',
    from: '/^[1-9]',
    to: '/^[0-9]',
    tests: SHELL,
  },
  {
    file: 'src/engine/markdown/code/scanners.ts',
    change: 'a scanner ends with the first that gives it up',
    from: '      if (one.users > 0) return;\n',
    to: '',
    tests: ['src/engine/markdown/code/scanners.test.ts'],
  },
  {
    file: 'src/engine/markdown/twin/plain-line.ts',
    change: 'signs of emphasis may touch a word',
    from: '!(/\\s$/.test(sides.before) && ',
    to: '!(',
    tests: LINE,
  },
  {
    file: 'src/engine/markdown/twin/plain-line.ts',
    change: 'a bar in a cell is not escaped',
    from: " && !(isCell && node.value.includes('|'))",
    to: '',
    tests: LINE,
  },
  {
    file: 'src/engine/markdown/twin/plain-line.ts',
    change: 'an address goes on in the next text',
    from: '  !(HALF_ADDRESS.end.test(text) && HALF_ADDRESS.rest.test(after)) &&\n',
    to: '',
    tests: LINE,
  },
  {
    file: 'src/engine/markdown/twin/plain-line.ts',
    change: 'a text is escaped as if it began the line',
    from: "before: line === '' ? options.before : lastSign(line),",
    to: 'before: options.before,',
    tests: LINE,
  },
  {
    file: 'src/shared/commands/break-command.ts',
    change: 'a quote in a comment closes one behind it',
    from: '({<#]|',
    to: '({<]|',
    tests: ['src/shared/commands/break-command.test.ts'],
  },
  {
    file: 'src/engine/plan/article-links.ts',
    change: 'a link does not try the other ending',
    from: " ?? routeOf(withEnding(candidate, '.mdx'))",
    to: '',
    tests: ['src/engine/plan'],
  },
  {
    file: 'src/engine/markdown/html/terms.ts',
    change: 'a text that begins with a term names none',
    from: 'search(pattern) < 0)',
    to: 'search(pattern) < 1)',
    tests: ['src/engine/markdown/html/terms.test.ts'],
  },
  {
    file: 'src/engine/markdown/text/loose-marks.ts',
    change: 'a text without a bracket has no torn tag',
    from: '/[<[{]/',
    to: '/[[{]/',
    tests: ['src/engine/markdown/problems.test.ts', 'src/engine/markdown/torn-tags.test.ts'],
  },
  {
    file: 'src/engine/write/files.ts',
    change: 'room for texts is counted in letters',
    from: 'const BYTES_OF_A_UNIT = 3;',
    to: 'const BYTES_OF_A_UNIT = 1;',
    tests: ['src/engine/write/files.test.ts'],
  },
  {
    file: 'src/engine/markdown/diagrams/graph/arrange.ts',
    change: 'what was arranged is given again whatever the labels are',
    from: 'labels.map((label) => label && [label.width, label.height]),',
    to: '',
    tests: LAYOUT,
  },
  {
    file: 'src/engine/markdown/diagrams/graph/arrange.ts',
    change: 'what was arranged is given again whatever the figures are',
    from: 'Array.from(figures, ([id, { width, height }]) => [id, width, height]),',
    to: '',
    tests: LAYOUT,
  },
  {
    file: 'src/engine/markdown/diagrams/graph/least-width.ts',
    change: 'a circle of edges has a least width',
    from: 'widths.set(id, NaN);',
    to: 'widths.set(id, 0);',
    tests: ['src/engine/markdown/diagrams/graph/least-width.test.ts'],
  },
];

import type { Mutant } from './mutant';

const QUICK_HTML = ['src/engine/markdown/html/quick-html.test.ts'];
const PLAIN_LINE = ['src/engine/markdown/twin/plain-line.test.ts'];
const CARD = ['src/engine/plan/cards/card.test.ts'];

/** Mistakes in the short ways that HTML, twins and cards take around what packages do. */
export const SHORT_WAY_MUTANTS: Mutant[] = [
  {
    file: 'src/engine/markdown/html/quick-html.ts',
    change: 'the first ampersand of a text is escaped, and no other',
    from: "value.replaceAll('&', '&amp;')",
    to: "value.replace('&', '&amp;')",
    tests: QUICK_HTML,
  },
  {
    file: 'src/engine/markdown/html/quick-html.ts',
    change: 'a backtick stands in an attribute as it is',
    from: `if (!/["&'\`\\0]/.test(value))`,
    to: `if (!/["&'\\0]/.test(value))`,
    tests: QUICK_HTML,
  },
  {
    file: 'src/engine/markdown/html/quick-html.ts',
    change: 'the text of scripts is escaped',
    from: "new Set(['script', 'style',",
    to: "new Set(['style',",
    tests: QUICK_HTML,
  },
  {
    file: 'src/engine/markdown/html/quick-html.ts',
    change: 'a title in a drawing is written as a drawing',
    from: "'foreignObject', 'title'])",
    to: "'foreignObject'])",
    tests: QUICK_HTML,
  },
  {
    file: 'src/engine/markdown/html/quick-html.ts',
    change: 'attributes that need no value have one',
    from: '!boolean && !overloadedBoolean && !commaSeparated',
    to: '!overloadedBoolean && !commaSeparated',
    tests: QUICK_HTML,
  },
  {
    file: 'src/engine/markdown/html/quick-html.ts',
    change: 'lists that commas part are parted by spaces',
    from: '!overloadedBoolean && !commaSeparated',
    to: '!overloadedBoolean',
    tests: QUICK_HTML,
  },
  {
    file: 'src/engine/markdown/html/quick-html.ts',
    change: 'every empty element of HTML has an end',
    from: "endsWith(end) ? end : ''",
    to: 'endsWith(end) ? end : end',
    tests: QUICK_HTML,
  },
  {
    file: 'src/engine/markdown/html/quick-html.ts',
    change: 'an attribute without a value runs into the slash behind it',
    from: `attributes === '' || attributes.endsWith('"') ?`,
    to: 'attributes !== null ?',
    tests: QUICK_HTML,
  },
  {
    file: 'src/engine/markdown/html/quick-html.ts',
    change: 'a drawing in HTML has the attributes of HTML',
    from: "const space = tagName === 'svg' ? SVG : outer;",
    to: 'const space = outer;',
    tests: QUICK_HTML,
  },
  {
    file: 'src/engine/markdown/twin/to-markdown.ts',
    change: 'a heading of two lines is one with a reference in it',
    from: '(?!.*&#x[AD];)',
    to: '',
    tests: PLAIN_LINE,
  },
  {
    file: 'src/engine/markdown/twin/to-markdown.ts',
    change: 'words with an underscore need not be looked through',
    from: 'const WORD_ALONE = /^[A-Za-z0-9]+$/',
    to: 'const WORD_ALONE = /^[A-Za-z0-9_]+$/',
    tests: PLAIN_LINE,
  },
  {
    file: 'src/engine/plan/cards/text.ts',
    change: 'a line is as wide as its last word',
    from: "(start === '' ? 0 : unitsOf(face, start)) + setLine",
    to: 'setLine',
    tests: CARD,
  },
];

import type { Mutant } from './mutant';

const PAINT = ['src/engine/render/cards'];
const TWIN = ['src/engine/markdown/twin/twin.test.ts'];

/** Mistakes in what lays cards from stamps, and in what was made faster with it. */
export const CARD_MUTANTS: Mutant[] = [
  {
    file: 'src/engine/render/cards/sheets.ts',
    change: 'the second row of stamps begins where the first does',
    from: '[x, y] = [0, sheet.height];',
    to: '[x, y] = [0, 0];',
    tests: PAINT,
  },
  {
    file: 'src/engine/render/cards/sheets.ts',
    change: 'sheets are larger than what the picture library draws in one piece',
    from: 'const SIDE = 2000;',
    to: 'const SIDE = 2400;',
    tests: PAINT,
  },
  {
    file: 'src/engine/render/cards/paint.ts',
    change: 'the ground of a card is that of the card before, with all that stands on it',
    from: 'rows.set(canvas.ground);',
    to: '',
    tests: PAINT,
  },
  {
    file: 'src/engine/render/cards/paint.ts',
    change: 'what stands over the right edge begins the next row',
    from: 'column >= 0 && column < width',
    to: 'column >= 0',
    tests: PAINT,
  },
  {
    file: 'src/engine/render/cards/palette.ts',
    change: 'what was looked up first decides what stands near it',
    from: 'nearestOf(all, middleOf(bucket))',
    to: 'nearestOf(all, [red, green, blue])',
    tests: PAINT,
  },
  {
    file: 'src/engine/plan/cards/letters.ts',
    change: 'small letters stand on whole pixels',
    from: 'size <= SMALL ? 4 : 1',
    to: 'size <= SMALL ? 1 : 1',
    tests: ['src/engine/plan/cards'],
  },
  {
    file: 'src/engine/model/thread.ts',
    change: 'what a listener throws is lost',
    from: 'if (failure) throw failure.error;',
    to: '',
    tests: ['src/engine/threads.test.ts'],
  },
  {
    file: 'src/engine/markdown/twin/to-markdown.ts',
    change: 'a bar with a backslash gets another one',
    from: '(?<!\\\\)((?:\\\\\\\\)*)\\|/g',
    to: '()\\|/g',
    tests: TWIN,
  },
  {
    file: 'src/engine/markdown/twin/plain-line.ts',
    change: 'a code with spaces at its ends loses them',
    from: '/^(?! )[^`\\r\\n]+(?<! )$/',
    to: '/^[^`\\r\\n]+$/',
    tests: TWIN,
  },
  {
    file: 'src/engine/markdown/twin/plain-line.ts',
    change: 'a block that begins like a list stays as it is',
    from: '(!LINE_END.test(before) || PLAIN_START.test(text)) &&',
    to: '',
    tests: TWIN,
  },
  {
    file: 'src/engine/render/bundle/style-parts.ts',
    change: 'a mark is seen behind an apostrophe alone',
    from: '`[ \\\\t\\\\n\\\\r\\\\f"\'](?:',
    to: "`['](?:",
    tests: ['src/engine/render/bundle/style-parts.test.ts'],
  },
  {
    file: 'src/shared/search/tokenize.ts',
    change: 'a word of small letters is searched in no form',
    from: 'isPlain ? camelParts(raw, start) : []',
    to: '([] as Token[])',
    tests: ['src/shared/search/tokenize.test.ts'],
  },
  {
    file: 'src/engine/markdown/html/terms.ts',
    change: 'a term is taken for a shorter one that it begins with',
    from: '.toSorted((a, b) => b.length - a.length)',
    to: '.toSorted((a, b) => a.length - b.length)',
    tests: ['src/engine/markdown/html'],
  },
];

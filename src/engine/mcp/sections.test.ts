import { expect, test } from 'vitest';
import { findSection, sectionsOf } from './sections';

const TEXT = `# Title

## Run it

\`\`\`\`md
\`\`\`
# no heading
\`\`\`
## nor this
\`\`\`\`

### Deep {#own}

## Run it
`;

test('lines of code are no headings, fences in fences neither', () =>
  expect(sectionsOf(TEXT).map(({ level, heading, ids }) => [level, heading, ids])).toEqual([
    [1, 'Title', []],
    [2, 'Run it', ['run-it']],
    [3, 'Deep', ['own', 'deep']],
    [2, 'Run it', ['run-it-1', 'run-it']],
  ]));

test.each([
  ['run-it', 2],
  ['#own', 3],
  ['RUN IT', 2],
  ['deep', 3],
  ['none', undefined],
])('%j names a section', (name, level) => expect(findSection(TEXT, name)?.level).toBe(level));

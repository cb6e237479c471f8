import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { sentence } from './difference';
import { readTool } from './tool/read-tool';
import { PROGRAM, copyFixture } from './test-copies';

/** A change of the tool, and the differences that are found then. */
interface Seeded {
  what: string;
  file: string;
  from: string;
  to: string;
  found: string[];
}

const { tool, site, differences, seed } = copyFixture();
const told = (): string[] => differences().map(sentence);

test('a tool and data that agree have no difference, and all of the tool is read', () => {
  expect(told()).toEqual([]);
  expect(readTool(tool()).unread).toEqual([]);
  expect(readTool(tool()).gadgets.map(({ name, params }) => [name, params.map(({ key }) => key)])).toEqual([
    ['count_steps', ['map-fetch-interval', 'trace-pipe']],
    ['watch_door', ['pid', 'uid', 'only-open', 'floor', 'bell_front', 'bell_back', 'trace-pipe', 'greeting']],
  ]);
});

describe('each seeded difference is found, and nothing else', () => {
  const seeded = parse(readFileSync(path.join(import.meta.dirname, 'seeded.yaml'), 'utf8')) as Seeded[];

  test.each(seeded)('$what', ({ file, from, to, found }) => {
    seed(file, from, to);
    expect([...told()].sort()).toEqual(found.toSorted());
  });

  test('a place is the line in the tool and the line in the data', () => {
    seed(PROGRAM, 'coat[4]', 'coat[8]');
    seed('cmd/common/run.go', '90*time.Second', 'time.Minute');
    const lineOf = (root: string, file: string, text: string): number =>
      readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .findIndex((line) => line.includes(text)) + 1;
    expect(differences().map(({ place, dataPlace }) => [place, dataPlace])).toEqual([
      [
        { file: PROGRAM, line: lineOf(tool(), PROGRAM, 'coat[8]') },
        {
          file: 'content/gadgets/watch_door.yaml',
          line: lineOf(site(), 'content/gadgets/watch_door.yaml', 'name: coat'),
        },
      ],
      [
        { file: 'cmd/common/run.go', line: lineOf(tool(), 'cmd/common/run.go', 'time.Minute') },
        { file: 'content/gadgets/_commands.yaml', line: lineOf(site(), 'content/gadgets/_commands.yaml', '--wait') },
      ],
    ]);
  });

  test('what cannot be read is said, and its type is not guessed', () => {
    seed(PROGRAM, '__u32 steps, stairs', 'strange_t steps, stairs');
    expect(told()).toEqual([]);
    expect(readTool(tool()).unread.map(({ gadget, message }) => `${gadget}: ${message}`)).toEqual([
      'watch_door: the type of steps is not known',
      'watch_door: the type of stairs is not known',
    ]);
  });
});

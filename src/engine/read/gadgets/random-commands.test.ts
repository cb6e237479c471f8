import { expect, test } from 'vitest';
import { MODEL } from '../../../shared/commands/test-model';
import { diagnose } from '../../../shared/workbench/diagnose';
import { explain } from '../../../shared/workbench/explain';
import { correctCommands } from '../../../shared/workbench/correct';
import { readPasted } from '../../../shared/workbench/pasted';
import { random } from './test-random';

const PIECES = [
  ...`kubectl gadget ig run trace_open trace open :v1 --filter -F --fields -o json fname error_raw <<EOF EOF`.split(
    ' ',
  ),
  ...`' " \` $( ) \${ } \\ = == ~ > < | && ; , – — “ ” # -- - <b> &lt; %TAG% 😀`.split(' '),
  ...'\n@ @ @ @\u200b@\u00a0@$ @\0'.split('@'),
];

const texts = Array.from({ length: 3000 }, (_, seed) => {
  const next = random(seed);
  return Array.from({ length: 1 + Math.floor(next() * 24) }, () => PIECES[Math.floor(next() * PIECES.length)]).join('');
});

test('any text is parsed without an exception, and findings are inside it', () => {
  for (const pasted of texts) {
    const { text } = readPasted(pasted);
    const { calls, findings } = diagnose(text, MODEL);
    for (const { offset, end, fix } of findings) {
      expect(offset).toBeGreaterThanOrEqual(0);
      expect(end).toBeLessThanOrEqual(text.length);
      expect(end).toBeGreaterThanOrEqual(offset);
      if (fix) expect(fix.end).toBeLessThanOrEqual(text.length);
    }
    for (const { parsed } of calls) {
      for (const part of explain(parsed, MODEL)) expect(part.end).toBeLessThanOrEqual(text.length);
    }
  }
});

test('correction terminates, and correcting a corrected command changes nothing', () => {
  for (const pasted of texts) {
    const { text } = correctCommands(readPasted(pasted).text, MODEL);
    expect(text === null ? null : correctCommands(text, MODEL).text).toBe(text);
  }
});

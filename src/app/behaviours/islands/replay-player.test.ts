import { afterEach, expect, test, vi } from 'vitest';
import { all, one } from '../../test-document';
import { startPlaying } from './replay-player';
import { root } from './test-islands';

afterEach(() => vi.useRealTimers());

const terminal = (...lines: [id: string, kind: 'command' | 'output'][]): string =>
  `<div class="code-block">${lines.map(([id, kind]) => `<i class="line is-${kind}" id="${id}"></i>`).join('')}</div>`;

test('an example of several terminals happens in the order of cause and effect', () => {
  vi.useFakeTimers();
  const example = root(
    `<button></button>${terminal(['run', 'command'], ['row', 'output'])}${terminal(['exec', 'command'], ['done', 'output'])}`,
  );
  const order: string[] = [];
  startPlaying(one('button'), example);
  for (let at = 0; at < 4; at++) {
    order.push(...all('.line:not(.is-waiting)').flatMap(({ id }) => (order.includes(id) ? [] : [id])));
    vi.advanceTimersToNextTimer();
  }
  expect(order).toEqual(['run', 'exec', 'done', 'row']);
});

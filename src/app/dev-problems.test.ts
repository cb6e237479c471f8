// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { ViteHotContext } from 'vite/types/hot.js';
import { parse } from 'yaml';
import { TELL_PROBLEMS, type DevProblem } from '../shared/dev-problem';
import { showProblems } from './dev-problems';
import type { Router } from './router/router';

/** Every mistake that is known, with what is said of it: `file:line:column rule: message | hint`. */
const TABLE = path.resolve(import.meta.dirname, '../engine/mistakes/mistakes.yaml');
const PROBLEMS = (parse(readFileSync(TABLE, 'utf8')) as { name: string; told: string }[]).map(({ name, told }) => {
  const [, place = '', message = '', hint = ''] = /^(\S+) \S+: (.*) \| (.*)$/s.exec(told) ?? [];
  return { name, problem: { place, message, hint, severity: 'error', pages: [] } satisfies DevProblem };
});

/** The page that shows the problems it is told. */
function openPage(route = '/docs/a'): { tell: (problems: DevProblem[]) => void; text: () => string } {
  let tell: (problems: DevProblem[]) => void = () => undefined;
  const hot = {
    on: (event: string, listener: (problems: DevProblem[]) => void) => {
      if (event === TELL_PROBLEMS) tell = listener;
    },
    send: () => undefined,
  } as unknown as ViteHotContext;
  const view = { get: () => ({ page: { path: route } }), subscribe: () => undefined };
  showProblems(hot, { view } as unknown as Router);
  return {
    tell: (problems) => tell(problems),
    text: () => document.querySelector('dev-problems')?.shadowRoot?.querySelector('aside')?.textContent ?? '',
  };
}
afterEach(() => document.body.replaceChildren());

test('there are mistakes', () => expect(PROBLEMS.length).toBeGreaterThanOrEqual(80));

test.each(PROBLEMS)('$name: stands over the page with place and mend', ({ problem }) => {
  const { tell, text } = openPage();
  tell([problem]);
  for (const part of [problem.place, problem.message, problem.hint]) {
    expect(part).not.toBe('');
    expect(text()).toContain(part);
  }
  tell([]);
  expect(text()).toBe('');
});

test('a problem of another page does not stand over this one', () => {
  const { tell, text } = openPage('/docs/a');
  const problem: DevProblem = { place: 'a.md:1:1', message: 'Wrong.', severity: 'warning', pages: ['/docs/b'] };
  tell([problem]);
  expect(text()).toBe('');
  tell([{ ...problem, pages: ['/docs/b', '/docs/a/'] }]);
  expect(text()).toContain('Wrong.');
});

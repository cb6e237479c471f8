// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HIGHLIGHT_FRAME_TIMEOUT_MS } from '../../shared/constants';
import { markPage, markTree } from './highlight';
import { wantedWords } from './wanted-words';

const ARTICLE =
  '<h1>trace_dns</h1><p>See <em>slow</em> DNS queries of pods; --paths fills <code>cwd</code>.</p>' +
  '<pre class="x"><code>run trace_dns</code></pre><button>DNS</button>';

function main(): HTMLElement {
  document.body.innerHTML = `<main id="main">${ARTICLE}</main>`;
  const found = document.getElementById('main');
  if (!found) throw new Error('no main');
  return found;
}
const marked = (root: HTMLElement): string[] =>
  [...root.querySelectorAll('mark')].map((mark) => mark.textContent ?? '');

describe('markTree', () => {
  test.each([
    ['dns queries', ['dns', 'DNS', 'queries', 'dns']],
    ['trace dns', ['trace_dns', 'DNS', 'trace_dns']],
    ['--paths', ['--paths']],
    ['pod', ['pods']],
    ['<b>', []],
    ['"><img src=x onerror=alert(1)>', []],
  ])('of "%s"', (query, expected) => {
    const root = main();
    const end = markTree(root, wantedWords(query));
    expect(marked(root)).toEqual(expected);
    end();
    expect(root.innerHTML).toBe(ARTICLE);
  });
});

describe('markPage', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('shows how many words are marked and takes everything back', () => {
    const root = main();
    const onClear = vi.fn<() => void>();
    const end = markPage(root, 'dns', onClear);
    const button = document.querySelector<HTMLButtonElement>('.search-marks button');
    expect(button?.textContent).toBe('Clear highlights (3)');
    button?.click();
    expect(onClear).toHaveBeenCalledOnce();
    end();
    expect(document.querySelector('.search-marks, mark')).toBeNull();
  });

  test('marks a frame that loads in time, not one that loads too late', () => {
    const root = main();
    const frames = ['early', 'late'].map(() => {
      const frame = document.createElement('iframe');
      const inside = document.implementation.createHTMLDocument('frame');
      inside.body.innerHTML = '<p>dns</p>';
      Object.defineProperty(frame, 'contentDocument', { get: () => inside });
      Object.defineProperty(inside, 'readyState', { get: () => 'loading' });
      root.append(frame);
      return { frame, body: inside.body };
    });
    const end = markPage(root, 'dns', () => undefined);
    frames[0]?.frame.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(HIGHLIGHT_FRAME_TIMEOUT_MS + 1);
    frames[1]?.frame.dispatchEvent(new Event('load'));
    expect(frames.map(({ body }) => marked(body))).toEqual([['dns'], []]);
    end();
    expect(frames.map(({ body }) => marked(body))).toEqual([[], []]);
  });

  test('leaves a frame of another origin alone', () => {
    const root = main();
    const frame = document.createElement('iframe');
    Object.defineProperty(frame, 'contentDocument', { get: () => null });
    root.append(frame);
    expect(() => markPage(root, 'dns', () => undefined)()).not.toThrow();
  });
});

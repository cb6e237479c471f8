// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import type { SiteData } from '../../shared/site-data';
import { key } from '../test-document';
import { commandOf } from './command-stops';
import { followWords } from './command-words';

// What is loaded at the first key answers it; these tests are about what is asked.
vi.mock('../workbench/words/follow', () => ({ followLoaded: () => undefined }));

const isCommand = (text: string): boolean => /^(?:sudo )?(?:ig|kubectl gadget) +[a-z]/.test(text);

function follow(html: string): HTMLElement {
  document.body.innerHTML = `<main>${html}</main>`;
  const main = document.body.firstElementChild as HTMLElement;
  followWords({ main, site: {} as SiteData, page: { path: '/' } as never, isCommand });
  return main;
}

/** The stops of a text and those that arrow keys lead to. */
const stops = (main: HTMLElement): string[] =>
  [...main.querySelectorAll<HTMLElement>('[role="button"]')].map((code) => `${code.textContent} ${code.tabIndex}`);

test('commands in text are stops, one for each paragraph, list or table', () => {
  const main = follow(`
    <p>Run <code>ig run a</code>, then <strong><code>ig run b</code></strong>; <code>--flag</code> is none.</p>
    <p><code>kubectl gadget deploy</code></p>
    <table><tr><td><code>ig version</code></td></tr><tr><td><p><code>ig list</code></p></td></tr></table>`);
  expect(stops(main)).toEqual(['ig run a 0', 'ig run b -1', 'kubectl gadget deploy 0', 'ig version 0', 'ig list -1']);
});

test('what has a stop already gets none', () => {
  const main = follow(`
    <p><a href="#"><code>ig run a</code></a></p>
    <div class="code-block" data-kind="terminal"><pre><code>ig run a</code></pre></div>
    <details><summary><code>ig run a</code></summary></details>`);
  expect(stops(main)).toEqual([]);
});

test('keys ask for the words of a command, of a link that is one, and of the block of a button', () => {
  const main = follow(`
    <p><code id="text">ig run a</code> <a id="link" href="#"><code>ig run b</code></a></p>
    <div class="code-block" data-kind="terminal">
      <button id="button" data-action="explain">Explain</button><pre><code>ig run c</code></pre>
    </div>`);
  const asked = (id: string, name: string): string | null => {
    let text: string | null = null;
    main.addEventListener('keydown', (event) => (text = commandOf(event, isCommand)?.textContent ?? null), {
      once: true,
    });
    key(main.querySelector(`#${id}`), name);
    return text;
  };
  expect(asked('text', 'ArrowRight')).toBe('ig run a');
  expect(asked('text', 'Enter')).toBe('ig run a');
  // These scroll the page.
  expect(asked('text', 'ArrowDown')).toBe(null);
  expect(asked('link', 'ArrowLeft')).toBe('ig run b');
  // This follows the link, and that opens the box.
  expect(asked('link', 'Enter')).toBe(null);
  expect(asked('button', 'Enter')).toBe(null);
  expect(asked('button', 'ArrowDown')).toBe('ig run c');
});

test('a key that asks for the words of a command does nothing else; a press goes on', () => {
  const main = follow('<p><code id="text">ig run a</code></p>');
  const code = main.querySelector('#text');
  expect(key(code, 'ArrowDown').defaultPrevented).toBe(false);
  expect(key(code, 'Enter').defaultPrevented).toBe(true);
  const again = follow('<p><code id="text">ig run a</code></p>');
  const press = new MouseEvent('click', { bubbles: true, cancelable: true });
  again.querySelector('#text')?.dispatchEvent(press);
  expect(press.defaultPrevented).toBe(false);
});

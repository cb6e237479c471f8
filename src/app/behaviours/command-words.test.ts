import { expect, test } from 'vitest';
import type { SiteData } from '../../shared/site-data';
import { key } from '../test-document';
import { commandOf } from './command-words';
import { followWords } from './command-words';

const isCommand = (text: string): boolean => /^(?:sudo )?(?:ig|kubectl gadget) +[a-z]/.test(text);

/** Follows the commands of a text for as long as `ask` does something with it: what is loaded then is not asked for. */
function follow<T>(html: string, ask: (main: HTMLElement) => T): T {
  document.body.innerHTML = `<main>${html}</main>`;
  const main = document.body.firstElementChild as HTMLElement;
  const end = followWords({ main, site: {} as SiteData, page: { path: '/' } as never, isCommand });
  try {
    return ask(main);
  } finally {
    end();
  }
}

/** The stops of a text and those that arrow keys lead to. */
const stops = (main: HTMLElement): string[] =>
  [...main.querySelectorAll<HTMLElement>('[role="button"]')].map((code) => `${code.textContent} ${code.tabIndex}`);

test('commands in text are stops, one for each paragraph, list or table', () => {
  const text = `
    <p>Run <code>ig run a</code>, then <strong><code>ig run b</code></strong>; <code>--flag</code> is none.</p>
    <p><code>kubectl gadget deploy</code></p>
    <table><tr><td><code>ig version</code></td></tr><tr><td><p><code>ig list</code></p></td></tr></table>`;
  const found = ['ig run a 0', 'ig run b -1', 'kubectl gadget deploy 0', 'ig version 0', 'ig list -1'];
  expect(follow(text, stops)).toEqual(found);
});

test('what has a stop already gets none', () => {
  const text = `
    <p><a href="#"><code>ig run a</code></a></p>
    <div class="code-block" data-kind="terminal"><pre><code>ig run a</code></pre></div>
    <details><summary><code>ig run a</code></summary></details>`;
  expect(follow(text, stops)).toEqual([]);
});

test.each<[at: string, name: string, command: string | null, otherwise?: string]>([
  ['text', 'ArrowRight', 'ig run a'],
  ['text', 'Enter', 'ig run a'],
  ['text', 'ArrowDown', null, 'scrolls the page'],
  ['link', 'ArrowLeft', 'ig run b'],
  ['link', 'Enter', null, 'follows the link, which opens the box'],
  ['button', 'Enter', null, 'presses the button'],
  ['button', 'ArrowDown', 'ig run c'],
])('at the %s of a command %s asks for the words of %s', (id, name, expected) => {
  const text = `
    <p><code id="text">ig run a</code> <a id="link" href="#"><code>ig run b</code></a></p>
    <div class="code-block" data-kind="terminal">
      <button id="button" data-action="explain">Explain</button><pre><code>ig run c</code></pre>
    </div>`;
  const asked = follow(text, (main) => {
    let command: string | null = null;
    main.addEventListener('keydown', (event) => (command = commandOf(event, isCommand)?.textContent ?? null));
    key(main.querySelector(`#${id}`), name);
    return command;
  });
  expect(asked).toBe(expected);
});

test.each([
  ['ArrowDown', false],
  ['Enter', true],
])('%s on a command is kept from the browser: %s', (name, isKept) => {
  const text = '<p><code id="text">ig run a</code></p>';
  expect(follow(text, (main) => key(main.querySelector('#text'), name).defaultPrevented)).toBe(isKept);
});

test('a press on a command is not handled here', () => {
  const press = new MouseEvent('click', { bubbles: true, cancelable: true });
  follow('<p><code id="text">ig run a</code></p>', (main) => main.querySelector('#text')?.dispatchEvent(press));
  expect(press.defaultPrevented).toBe(false);
});

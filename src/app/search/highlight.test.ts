// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { markTree } from './highlight';
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

import { expect, test } from 'vitest';
import { blocksOf, joined, plainText } from './page-blocks';

/** Kind, name and text of each block. */
function blocks(html: string): string[] {
  const root = document.createElement('div');
  root.innerHTML = html;
  return blocksOf(root).map(
    ({ kind, name, pieces }) => `${kind}${name === undefined ? '' : `(${name})`}: ${pieces.join(' ')}`,
  );
}

test.each([
  ['<p>One <b>two</b> <code>three</code>.</p>', ['prose: One two three.']],
  ['<p>One</p><p></p><p> </p><p>Two</p>', ['prose: One', 'prose: Two']],
  ['<ul><li>One<ul><li>Inner</li></ul>after</li></ul>', ['prose: One', 'prose: Inner', 'prose: after']],
  ['<div>Text<!-- no --><span>more</span><p>own</p></div>', ['prose: Textmore', 'prose: own']],
  ['<p>A <span>with <svg>drawing</svg></span></p>', ['prose: A', 'prose: with', 'picture: drawing']],
  ['<div>A <a href="#"><p>block</p></a> B</div>', ['prose: A', 'prose: block', 'prose: B']],
  ['<svg><text>A</text> <text>B</text></svg>', ['picture: A B']],
  ['<pre><code><span class="line">a b</span>\n<span class="line">c</span></code></pre>', ['code: a b c']],
  ['<pre>drawn by hand</pre>', ['prose: drawn by hand']],
  [
    '<table><tr><td>x y</td><td>one</td></tr><tr><td><code>--f</code> string</td><td>two</td></tr></table>',
    ['row(x y): x y one', 'row(--f): --f string two'],
  ],
  ['<table><tr><td>see <code>f</code></td></tr><tr></tr></table>', ['row(see f): see f']],
  ['<div><dl><dt>a</dt></dl></div><dl><div><dt>b</dt><dd>c</dd></div></dl>', ['prose: a', 'row(b): b c']],
])('%s is read as %j', (html, expected) => expect(blocks(html)).toEqual(expected));

test('rows inside a row are separate rows, and counts of rows are not text', () => {
  const inner = '<dl><div><dt><code>b</code></dt><dd>Two.</dd></div></dl>';
  const more =
    '<details class="rows__more"><summary>1 field</summary><dl><div><dt>c</dt><dd>Three.</dd></div></dl></details>';
  expect(
    blocks(
      `<h3 class="rows__head">Kubernetes <span>8</span></h3><dl><div><dt><code>a</code></dt><dd>One.${inner}${more}</dd></div></dl>`,
    ),
  ).toEqual(['prose: Kubernetes', 'row(a): a One.', 'row(b): b Two.', 'row(c): c Three.']);
});

test('a page as a text has nothing to press, its tabs are open under their names, and scripts leave it alone', () => {
  const root = document.createElement('div');
  root.append(
    plainText(
      `<h2>Title<a class="heading-anchor" href="#t">#</a></h2><button>Copy</button><script>1</script><style>a{}</style>
      <div class="code-block"><div class="code-block__tools">Wrap</div><pre>text</pre></div>
      <div data-island="tabs"><div class="tabs__list">List</div><span class="tabs__label x">One</span>
      <div class="tabs__panel" role="tabpanel" aria-labelledby="t1">Panel</div></div>
      <div class="table-scroll">Table</div>
      <form class="finder__form">F</form><p>Kept</p>`,
    ),
  );
  const panel = root.querySelector('.tabs__panel');
  expect(root.textContent.split(/\s+/).filter(Boolean)).toEqual(['Title', 'text', 'One', 'Panel', 'Table', 'Kept']);
  expect([
    panel?.getAttribute('role'),
    panel?.getAttribute('aria-labelledby'),
    panel?.getAttribute('data-active'),
  ]).toEqual([null, null, '']);
  expect(root.querySelector('.compare__label')?.className).toBe('compare__label');
  expect(root.querySelector('[data-island]')).toBeNull();
  expect([...root.querySelectorAll<HTMLElement>('[tabindex]')].map(({ localName }) => localName)).toEqual([
    'pre',
    'div',
  ]);
});

test('texts as one are parted where another block begins, and each has its place', () => {
  const root = document.createElement('div');
  root.innerHTML = '<p>One <b>two</b></p><p>three<em> four</em></p>';
  const texts = [...root.querySelectorAll('p, b, em')].map((element) => element.firstChild as Text);
  expect(joined(texts)).toEqual({ text: 'One two\nthree four', starts: [0, 4, 8, 13] });
  expect(joined([])).toEqual({ text: '', starts: [] });
});

// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { all, eventually, one } from '../test-document';
import { startScrollRegions } from './scroll-regions';
import { AROUND, elementSizes, pages } from './test-page';
import { startToc } from './toc';

const sizes = elementSizes();
const show = pages();

test('what can be scrolled can be reached by keyboard, under a name of its own', () => {
  const html = `<div class="code-block"><span class="code-block__title">a.yaml</span><pre class="code-block__pre"><code>x</code></pre></div>
    <div class="table-scroll"><table><tr><td>x</td></tr></table></div><pre class="code-block__pre" aria-label="Own"><code>y</code></pre>`;
  show(startScrollRegions(AROUND), html);
  const [titled, table, own] = all('.code-block__pre, .table-scroll') as [HTMLElement, HTMLElement, HTMLElement];
  sizes.set(titled, { clientWidth: 10, scrollWidth: 12 });
  sizes.set(table, { clientHeight: 10, scrollHeight: 12 });
  sizes.set(own, { clientWidth: 10, scrollWidth: 11 });
  // The content of a region grows, its own size stays.
  sizes.tell([titled.firstElementChild as Element, table, own]);
  const marks = (): unknown[] =>
    [titled, table, own].map((region) => [
      region.getAttribute('tabindex'),
      region.getAttribute('role'),
      region.getAttribute('aria-label'),
    ]);
  expect(marks()).toEqual([
    ['0', 'region', 'Code 1: a.yaml'],
    ['0', 'region', 'Table 2'],
    [null, null, null],
  ]);
  sizes.set(titled, { clientWidth: 12, scrollWidth: 12 });
  sizes.tell([titled]);
  expect(marks()[0]).toEqual([null, null, null]);
});

test('a drawing that scrolls is a region with the name of the drawing', () => {
  show(
    startScrollRegions(AROUND),
    '<figure class="diagram diagram--scroll"><svg aria-label="Chart: one"></svg></figure>',
  );
  const figure = one('.diagram');
  sizes.set(figure, { clientWidth: 10, scrollWidth: 20 });
  sizes.tell([figure.firstElementChild as Element]);
  expect(['tabindex', 'role', 'aria-label'].map((name) => figure.getAttribute(name))).toEqual([
    '0',
    'region',
    'Chart: one',
  ]);
});

test('the contents list marks the section that is read, and fills the column', async () => {
  const heading = (id: string, top: number): string => `<h2 id="${id}" data-top="${top}">${id}</h2>`;
  vi.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return { top: Number(this.dataset['top']) } as DOMRect;
  });
  const html = `<details class="toc-disclosure"><summary>Contents</summary><nav class="toc"><ul><li><a class="toc__link" href="#a">a</a></li>
    <li><a class="toc__link" href="#b">b</a></li><li><a class="toc__link" href="#gone">gone</a></li></ul></nav></details>
    <div class="page__toc"></div>${heading('a', 10)}${heading('b', 97)}`;
  show(startToc(), html);
  expect(one('.page__toc').firstChild?.textContent).toBe('Contents');
  expect(all('.page__toc li').length).toBe(3);
  const current = (): string[] => all('[aria-current]').map((link) => link.textContent);
  await eventually(() => expect(current()).toEqual(['a', 'a']));
  one('#b').dataset['top'] = '96';
  dispatchEvent(new Event('scroll'));
  await eventually(() => expect(current()).toEqual(['b', 'b']));
  // A heading in a closed panel is passed over.
  one('#b').setAttribute('hidden', '');
  one('#main').dispatchEvent(new Event('tabchange'));
  await eventually(() => expect(current()).toEqual(['a', 'a']));
});

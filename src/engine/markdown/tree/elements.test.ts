import { describe, expect, test } from 'vitest';
import { compile } from '../test-compile';
import {
  attributesOf,
  elementNames,
  holdsPhrasing,
  isBlock,
  isClosedBy,
  isElement,
  isVoid,
  takesAttribute,
} from './elements';

const words = (text: string): string[] => text.trim().split(/\s+/);

/** The elements of HTML that text is written with, by what they are. */
const BLOCKS = words(`
  address article aside audio blockquote caption center colgroup dd details div dl dt fieldset figcaption figure footer
  form h1 h2 h3 h4 h5 h6 header hgroup hr iframe legend li main nav ol p pre section summary table tbody td tfoot th
  thead tr ul video`);
const RUNNING = words(`
  a abbr b bdi bdo big br button cite code col del dfn em font i img input ins kbd label mark meter nobr picture progress q rp rt ruby
  s samp small source span strike strong sub sup time track tt u var wbr`);
const EMPTY = words('br col hr img input source track wbr');

test('pages may hold the elements of text, and none that run, ask or describe', () => {
  expect(elementNames().toSorted()).toEqual([...BLOCKS, ...RUNNING].toSorted());
  for (const name of words('script style object embed link meta base template noscript textarea select svg math body'))
    expect(isElement(name)).toBe(false);
});

test('an element is a block, or runs on in a line; some have no content', () => {
  expect(elementNames().filter(isBlock).toSorted()).toEqual(BLOCKS);
  expect(elementNames().filter(isVoid).toSorted()).toEqual(EMPTY);
  expect(elementNames().filter(holdsPhrasing).toSorted()).toEqual(
    words('b code dt em h1 h2 h3 h4 h5 h6 i kbd mark p pre s small span strong sub summary sup u'),
  );
});

describe('the end of an element that may be left out', () => {
  test.each([
    ['li', 'li'],
    ['dt', 'dt dd'],
    ['dd', 'dt dd'],
    ['tr', 'tr tbody tfoot thead'],
    ['td', 'td th tr tbody tfoot'],
    ['th', 'td th tr tbody tfoot'],
    ['thead', 'tbody tfoot'],
    ['tbody', 'tbody tfoot'],
    ['tfoot', 'tbody'],
    ['caption', 'colgroup col thead tbody tfoot tr'],
    ['colgroup', 'colgroup thead tbody tfoot tr'],
    ['div', ''],
    ['b', ''],
  ])('of <%s> is where one of %j begins', (name, closing) =>
    expect(
      elementNames()
        .filter((next) => isClosedBy(name, next))
        .toSorted(),
    ).toEqual(
      words(closing)
        .filter((one) => one !== '')
        .toSorted(),
    ),
  );

  test('of a paragraph is where a block begins, but for players, cells and items', () => {
    const stays = words('audio caption iframe li td th tr video');
    expect(
      elementNames()
        .filter((next) => isClosedBy('p', next))
        .toSorted(),
    ).toEqual(BLOCKS.filter((name) => !stays.includes(name)));
  });
});

test.each([
  ['a', 'href name target rel download'],
  ['audio', 'src controls autoplay loop muted preload'],
  ['blockquote', 'cite'],
  ['br', 'clear'],
  ['button', 'type disabled'],
  ['col', 'span width'],
  ['colgroup', 'span'],
  ['del', 'cite datetime'],
  ['details', 'open'],
  ['fieldset', 'disabled'],
  ['font', 'color size face'],
  ['form', 'action method'],
  ['hr', 'size width'],
  ['iframe', 'src width height allow allowfullscreen frameborder referrerpolicy scrolling sandbox'],
  ['img', 'src alt width height border srcset sizes decoding fetchpriority'],
  ['input', 'type checked defaultchecked disabled readonly value placeholder'],
  ['ins', 'cite datetime'],
  ['label', 'for htmlfor'],
  ['li', 'value'],
  ['ol', 'start type reversed'],
  ['q', 'cite'],
  ['source', 'src srcset media type sizes width height'],
  ['table', 'border cellpadding cellspacing width summary'],
  ['td', 'colspan rowspan width height valign nowrap headers'],
  ['th', 'colspan rowspan scope width height valign nowrap headers abbr'],
  ['time', 'datetime'],
  ['tr', 'valign'],
  ['ul', 'type'],
  ['video', 'src width height controls autoplay loop muted playsinline poster preload'],
  ['p', ''],
])('<%s> takes %j of its own', (name, attributes) =>
  expect(attributesOf(name)).toEqual(['id', 'title', ...words(attributes).filter((one) => one !== '')]),
);

test('every element takes what says who it is and how it looks, and none what runs code', () => {
  const ofAll = words(`
    id title lang dir role align class classname style loading tabindex hidden key translate bgcolor width height name
    aria-label data-a-b`);
  expect(ofAll.filter((attribute) => !takesAttribute('p', attribute))).toEqual([]);
  for (const attribute of words('onclick onload srcdoc formaction href aria data- xdata-a')) {
    expect(takesAttribute('p', attribute), attribute).toBe(false);
  }
});

test('each element is on the page with its words, and nothing is told of it', async () => {
  const left = words('audio caption col colgroup iframe img input source video br hr wbr');
  for (const name of elementNames().filter((one) => !left.includes(one))) {
    const { html, diagnostics } = await compile(`<${name}>words</${name}>\n`);
    expect([name, diagnostics]).toEqual([name, []]);
    expect(html.replace(/<[^>]*>/g, '').trim()).toMatch(/^(?:words|“words”)$/);
  }
});

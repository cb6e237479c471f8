import { describe, expect, it } from 'vitest';
import { check, checkAll, HEAD, page, type Source } from './test-content';

describe('front matter, headings and tables', () => {
  const head = (lines: string): Source => ({ ...page(''), text: `---\n${lines}\n---\n` });
  const cases: [what: string, document: Source, expected: string[]][] = [
    ['nothing wrong', head('title: A\ndescription: B.\nkeywords: [a, b, c]'), []],
    ['no title', head('description: B.\nkeywords: [a, b, c]'), ['1 page/title']],
    ['no description', head('title: A\nkeywords: [a, b, c]'), ['1 page/description']],
    [
      'a long description',
      head(`title: A\ndescription: ${'x'.repeat(156)}\nkeywords: [a, b, c]`),
      ['3 page/description'],
    ],
    ['no keywords', head('title: A\ndescription: B.'), ['1 page/keywords']],
    ['too few keywords', head('title: A\ndescription: B.\nkeywords: [a, b]'), ['4 page/keywords']],
    [
      'too many keywords',
      head('title: A\ndescription: B.\nkeywords: [a, b, c, d, e, f, g, h, i, j, k]'),
      ['4 page/keywords'],
    ],
    ['a post without keywords', { ...head('title: A\ndescription: B.'), kind: 'post' }, []],
    [
      'keywords of a section that is there',
      { ...page(''), text: `${HEAD.replace('---\n\n', 'sections: { a-b: [phrase] }\n---\n\n')}## A b\n` },
      [],
    ],
    [
      'keywords of a section that is not there',
      { ...page(''), text: `${HEAD.replace('---\n\n', 'sections: { a-c: [phrase] }\n---\n\n')}## A b\n` },
      ['5 page/sections'],
    ],
    ['a heading gap', page('## A\n\n#### B\n'), ['9 page/headings']],
    ['a first heading too deep', page('### A\n'), ['7 page/headings']],
    ['a second main heading', page('# A\n\n## B\n'), ['7 page/headings']],
    ['headings in order', page('## A\n\n### B\n\n#### C\n\n## D\n'), []],
  ];
  it.each(cases)('with %s', async (_what, document, expected) => {
    expect((await check(document)).map((one) => `${one.line} ${one.rule}`)).toEqual(expected);
  });
});

describe('descriptions', () => {
  const first = page('', { file: 'a.md' });
  it('occur once in a version', async () => {
    const found = await checkAll([first, page('', { file: 'b.md' })]);
    expect(found).toMatchObject([
      {
        file: 'b.md',
        line: 3,
        rule: 'page/description-unique',
        message: 'The description is the same as that of a.md.',
      },
    ]);
  });
  it('may repeat in a page of an older layer that the version does not use', async () => {
    expect(await checkAll([first, page('', { file: 'b.md', versions: ['main'] })])).toEqual([]);
    expect(await checkAll([first, page('', { file: 'b.md', kind: 'post' })])).toEqual([]);
  });
});

import { expect, test } from 'vitest';
import { compile } from '../test-compile';

const tabs = (items: string): string =>
  `<Tabs values={[{ label: 'One', value: 'a' }]}>\n\n<TabItem value="a">\n\nWords\n\n</TabItem>\n${items}\n</Tabs>\n`;

test('items without words that the list of values leaves out are not shown', async () => {
  const { html, diagnostics } = await compile(
    tabs('<TabItem value="b">\n</TabItem>\n<TabItem value="b">\n</TabItem>'),
    'x.mdx',
  );
  expect(diagnostics).toEqual([]);
  expect(html.match(/role="tab"/g)).toHaveLength(1);
});

test('an item with words is shown all the same', async () => {
  const { html } = await compile(tabs('<TabItem value="b">\n\nMore\n\n</TabItem>'), 'x.mdx');
  expect(html.match(/role="tab"/g)).toHaveLength(2);
  expect(html).toContain('More');
});

import { expect, test } from 'vitest';
import { parseDocument } from '../../read/documents';
import { compileDocument } from '../compile';
import { compile, settings } from '../test-compile';

const withIcon = (icon: string): string => `<Admonition type="tip" title="T" ${icon}>\n\nx\n\n</Admonition>\n`;

test.each([
  ['icon="💡"', '<span class="admonition__sign" aria-hidden="true">💡</span>T'],
  ["icon={'⚠️'}", '<span class="admonition__sign" aria-hidden="true">⚠️</span>T'],
  ['icon={1}', '<span class="admonition__sign" aria-hidden="true">1</span>T'],
  ['icon=""', 'T'],
])('%s stands in the place of the sign of the kind', async (icon, title) => {
  const page = { ...parseDocument(withIcon(icon), 'x.mdx', []), isPost: true as const };
  const { html, plain, diagnostics } = await compileDocument(page, settings);
  expect(diagnostics).toEqual([]);
  expect(html).toContain(`<p class="admonition__title">${title}</p>`);
  expect(plain.html).toContain('<p>T</p>');
});

test.each(['icon={null}', 'icon={undefined}'])('%s leaves the sign of the kind', async (icon) => {
  const { html, diagnostics } = await compile(withIcon(icon), 'x.mdx');
  expect([diagnostics, html.includes('<svg class="admonition__icon"')]).toEqual([[], true]);
});

test.each(['icon={<Bulb />}', 'icon={Bulb}', 'icon={sign()}', 'icon'])('%s is told of and left out', async (icon) => {
  const text = `import Bulb from 'bulbs';\n\n${withIcon(icon)}`;
  const { html, diagnostics } = await compile(text, 'x.mdx');
  expect(diagnostics).toMatchObject([{ rule: 'markdown/unknown-attribute', severity: 'warning', line: 3, column: 1 }]);
  expect(html).toContain('<svg class="admonition__icon"');
});

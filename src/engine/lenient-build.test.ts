import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { PATIENCE, problemsOf, temporarySite } from './test-builds';

const { at, write, build, built } = temporarySite();

describe('a lenient build', PATIENCE, () => {
  beforeEach(() => {
    write('docs/good.md', '# Good\n\nText.\n');
    write('docs/bad.md', '# Bad\n\n<Tabs>\n\nNever closed & <b>.\n');
    write('docs/head.md', '---\ntitle: [a\n---\n\nText.\n');
  });

  test('shows the errors of a page in its place, and builds the others', async () => {
    const { warnings, pages } = await build({ lenient: true });
    expect(pages).toBeGreaterThanOrEqual(3);
    expect(built('docs/good/index.html')).toContain('<p>Text.</p>');
    expect(built('docs/bad/index.html')).toContain(
      'lang="en" dir="ltr"><p class="admonition__title">This page could not be built',
    );
    expect(built('docs/bad/index.html')).toContain('&lt;Tabs&gt;');
    expect(built('docs/head/index.html')).toContain('The YAML cannot be read');
    expect(warnings.map(({ file, severity }) => `${file} ${severity}`)).toEqual(
      expect.arrayContaining(['docs/bad.md warning', 'docs/head.md warning']),
    );
  });

  test('leaves a React page out that needs another builder', async () => {
    write('src/pages/index.jsx', "import Link from '@docusaurus/Link';\n");
    const { warnings } = await build({ lenient: true });
    expect(warnings.map(({ file, rule, severity }) => `${file} ${rule} ${severity}`)).toContain(
      'src/pages/index.jsx page/foreign-import warning',
    );
    expect(existsSync(at('dist/docs/good/index.html'))).toBe(true);
  });

  test('shows the error of a React page in its place, and those of all such pages are told', async () => {
    const throws = (words: string): string => `export default () => { throw new Error('${words}'); };`;
    write('content/pages/boom.tsx', throws('No <such> number.'));
    write('content/pages/late.tsx', throws('Too late.'));
    const { warnings } = await build({ lenient: true });
    const told = warnings
      .filter(({ rule }) => rule === 'page/throws')
      .map(({ file, severity }) => `${file} ${severity}`);
    expect(told.sort()).toEqual(['content/pages/boom.tsx warning', 'content/pages/late.tsx warning']);
    expect(built('boom/index.html')).toContain('This page could not be built');
    expect(built('boom/index.html')).toContain('No &lt;such&gt; number.');
    expect(built('docs/good/index.html')).toContain('<p>Text.</p>');
  });

  test('publishes a picture that is cut off as far as it goes', async () => {
    const whole = await sharp({ create: { width: 3000, height: 64, channels: 3, background: '#fa0' } })
      .png({ compressionLevel: 0 })
      .toBuffer();
    write('docs/cut.png', whole.subarray(0, 5000));
    write('docs/good.md', '# Good\n\nText.\n\n![A strip](./cut.png)\n');
    const { warnings } = await build({ lenient: true });
    expect(warnings.map(({ file, line, rule, severity }) => `${file}:${line} ${rule} ${severity}`)).toContain(
      'docs/good.md:5 image/unreadable warning',
    );
    const address = /<img[^>]* src="([^"]+)"/.exec(built('docs/good/index.html'))?.[1] ?? '';
    expect(readFileSync(at(`dist${address}`)).subarray(0, 100)).toEqual(whole.subarray(0, 100));
  });

  test('is not the usual one', async () => {
    const files = new Set(
      (await problemsOf(build())).filter(({ severity }) => severity === 'error').map(({ file }) => file),
    );
    expect(files).toEqual(new Set(['docs/bad.md', 'docs/head.md']));
  });
});

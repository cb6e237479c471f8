import { HtmlValidate } from 'html-validate';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DIST, fileOfRoute, siteRoutes } from './support/site';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // Dotted field names such as k8s.podName are ids that deep links use.
    'valid-id': ['error', { relaxed: true }],
    // Titles of posts are as long as their authors wrote them.
    'long-title': 'off',
    // React writes `dateTime`, `<input/>`, and `open=""` where other renderers write `open`: all are valid HTML.
    'void-style': 'off',
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // A list of tags with a name is announced as such.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Digests are for files of other hosts, which the pages do not load.
    'require-sri': ['error', { target: 'crossorigin' }],
    'no-raw-characters': ['error', { relaxed: true }],
  },
});

/** Old versions share most of their articles, so a page whose body was seen is not read again. */
test('every page is valid HTML', { timeout: 1_800_000 }, async () => {
  const seen = new Set<string>();
  const problems: string[] = [];
  for (const file of [...siteRoutes().map(fileOfRoute), `${DIST}/404.html`]) {
    const html = readFileSync(file, 'utf8');
    const key = html.replace(/\/docs\/[\w.]+|v\d+\.\d+\.\d+|"(?:version|canonical|path|build)":"[^"]*"/g, '');
    if (seen.has(key)) continue;
    seen.add(key);
    const report = await validator.validateString(html, file);
    for (const result of report.results)
      for (const message of result.messages)
        problems.push(
          `${file.slice(DIST.length)}:${message.line}:${message.column} ${message.ruleId}: ${message.message}`,
        );
  }
  expect(problems.slice(0, 30)).toEqual([]);
});

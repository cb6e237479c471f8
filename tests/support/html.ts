import { HtmlValidate } from 'html-validate';
import { readFileSync } from 'node:fs';
import { DIST } from './site';

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

/** What is invalid in HTML files of the built site, with its places. */
export async function invalidHtml(files: readonly string[]): Promise<string[]> {
  const problems: string[] = [];
  for (const file of files) {
    const { results } = await validator.validateString(readFileSync(file, 'utf8'), file);
    for (const { line, column, ruleId, message } of results.flatMap(({ messages }) => messages))
      problems.push(`${file.slice(DIST.length)}:${line}:${column} ${ruleId}: ${message}`);
  }
  return problems;
}

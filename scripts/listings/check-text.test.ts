import { describe, expect, it } from 'vitest';
import { checkJson, checkYaml } from './check-text';
import { Report, type Listing } from './listing';

function problemsOf(check: (listing: Listing, report: Report) => void, lang: string, text: string) {
  const report = new Report();
  check({ file: 'a.md', line: 11, versions: ['v1'], lang, fragment: false, text }, report);
  return report.problems;
}

describe('checkYaml', () => {
  it('reads several documents with variables', () => {
    expect(problemsOf(checkYaml, 'yaml', 'image: nginx:%IG_TAG%\n---\nmin_len: 3\n')).toEqual([]);
  });

  it('finds text that is no YAML, at its line', () => {
    expect(problemsOf(checkYaml, 'yaml', 'a: 1\nb: [2\nc: 3\n')[0]).toMatchObject({ line: 13, rule: 'listing/yaml' });
  });
});

describe('checkJson', () => {
  it.each(['{"a": 1}', '{"a": 1}\n{"a": 2}', '{"image": "%IG_TAG%"}'])('reads %j', (text) => {
    expect(problemsOf(checkJson, 'json', text)).toEqual([]);
  });

  it('finds a part of a document', () => {
    expect(problemsOf(checkJson, 'json', '"a": 1,\n"b": 2')[0]).toMatchObject({
      file: 'a.md',
      line: 11,
      rule: 'listing/json',
    });
  });
});

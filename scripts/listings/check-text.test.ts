import { describe, expect, it } from 'vitest';
import { checkJson, checkShell, terminalCommands } from './check-text';
import type { Listing } from './listing';

const listing = (lang: string, text: string): Listing => ({
  file: 'a.md',
  line: 11,
  versions: ['v1'],
  lang,
  title: null,
  fragment: false,
  text,
});

describe('checkJson', () => {
  it.each(['{"a": 1}', '{"a": 1}\n{"a": 2}', '{"image": "%IG_TAG%"}'])('reads %j', (text) => {
    expect(checkJson(listing('json', text)).problems).toEqual([]);
  });

  it('finds a part of a document', () => {
    expect(checkJson(listing('json', '"a": 1,\n"b": 2')).problems[0]).toMatchObject({
      file: 'a.md',
      line: 11,
      rule: 'listing/json',
    });
  });
});

describe('checkShell', () => {
  it('reads what a shell can read', () => {
    expect(checkShell(listing('bash', 'for i in 1 2; do\n  kubectl get pod %POD%\ndone')).problems).toEqual([]);
  });

  it('names the line of an error', () => {
    expect(checkShell(listing('bash', 'echo one\necho "two')).problems[0]).toMatchObject({
      line: 12,
      rule: 'listing/bash',
    });
  });

  it('leaves the output of a terminal alone', () => {
    expect(checkShell(listing('console', '$ echo "it is"\nit\'s output (\n$ true')).problems).toEqual([]);
  });
});

describe('terminalCommands', () => {
  it('keeps lines behind a backslash and a here-document with their command', () => {
    const text = '$ ls \\\n  -l\nout\n# cat <<EOF\nhello\nEOF\nout';
    expect(terminalCommands(text)).toEqual([
      { text: 'ls \\\n  -l', line: 1 },
      { text: 'cat <<EOF\nhello\nEOF', line: 4 },
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import type { CheckedPage } from './checked-pages';
import { check, checkAll, fence, page, rules, RULES, type Source } from './test-content';

describe('commands are found wherever a terminal is shown', () => {
  const wrong = 'sudo ig run trace_nonsense:%IG_TAG% --nope';
  const tabs = (inner: string): string => `<Tabs>\n<TabItem value="a">\n\n${inner}\n</TabItem>\n</Tabs>\n`;
  const cases: [where: string, body: string, line: number, column: number][] = [
    ['console with a prompt', fence('console', `$ ${wrong}`), 8, 15],
    ['bash without a prompt', fence('bash', wrong), 8, 13],
    ['bash with a prompt', fence('bash', `$ ${wrong}`), 8, 15],
    ['shell with a prompt and output', fence('shell', `$ ${wrong}\nCOMM PID`), 8, 15],
    ['shell-session', fence('shell-session', `$ ${wrong}`), 8, 15],
    ['shellsession', fence('shellsession', `$ ${wrong}`), 8, 15],
    ['no language and a prompt', fence('', `$ ${wrong}`), 8, 15],
    ['console with an indented prompt', fence('console', `  $ ${wrong}`), 8, 17],
    ['an argument of watch', fence('bash', `watch -n 1 ${wrong}`), 8, 24],
    ['a loop in console', fence('console', `$ while true; do\n>   ${wrong}\n> done\nout`), 9, 17],
    ['console after a line that ends with an operator', fence('console', `$ true &&\n  ${wrong}`), 9, 15],
    ['bash in a tab', tabs(fence('bash', wrong)), 11, 13],
    ['bash in a list', `- Text\n\n  ${fence('bash', `  ${wrong}`).replace('\n```\n', '\n  ```\n')}`, 10, 15],
  ];
  it.each(cases)('%s', async (_where, body, line, column) => {
    const found = await check(page(body));
    expect(found.map((one) => [one.message, one.line, one.column])).toEqual([
      ['There is no gadget "trace_nonsense".', line, column],
    ]);
  });

  const wrapped: [where: string, language: string, text: string, line: number, column: number][] = [
    ['watch and words', 'bash', `watch --differences --interval 2 ${wrong}`, 8, 46],
    ['xargs', 'bash', `cat pods | xargs -r -n 1 -I {} ${wrong} --podname {}`, 8, 44],
    ['sudo with options', 'bash', `sudo -E -u root --preserve-env env -i -u HOME X=y ${wrong.slice(5)}`, 8, 58],
    ['timeout with options', 'bash', `timeout -s INT 5 ${wrong}`, 8, 30],
    ['a substitution', 'bash', `OUT="$(${wrong})"`, 8, 20],
    ['backticks', 'bash', `OUT=\`${wrong}\``, 8, 18],
    ['a pipe, && and ;', 'bash', `true | cat && true; ${wrong}`, 8, 33],
    ['a loop', 'bash', `for i in 1 2; do\n  ${wrong}\ndone`, 9, 15],
    ['zsh', 'zsh', wrong, 8, 13],
    ['fish', 'fish', wrong, 8, 13],
    ['a comment', 'bash', `# ${wrong}`, 8, 15],
    ['a comment with a prompt', 'bash', `## $ ${wrong}`, 8, 18],
    ['a comment after a command', 'bash', `true # or ${wrong}\n#${wrong}`, 9, 14],
    ['a comment between prompts', 'bash', `# ${wrong}\n$ true\nout`, 8, 15],
    ['text with a prompt', 'text', `Then:\n$ ${wrong}`, 9, 15],
    ['text that begins with the tool', 'text', `Output:\n${wrong}`, 9, 13],
    ['a fence without a language', '', `first\n  ${wrong.slice(5)}`, 9, 10],
  ];
  it.each(wrapped)('%s', async (_where, language, text, line, column) => {
    const found = await check(page(fence(language, text)));
    expect(found.map((one) => [one.message, one.line, one.column])).toEqual([
      ['There is no gadget "trace_nonsense".', line, column],
    ]);
  });

  it.each([
    [
      'a comment of words',
      'bash',
      '# ig runs trace_open on the node\n# ig run needs root\n# kubectl gadget deploy: installs it',
    ],
    ['a comment without a tag', 'bash', '# ig run trace_open --host'],
    ['output that names the tool', 'text', 'ig version v0.45.0\nig must be run as root\nig: unknown command nonsense'],
    ['a usage', 'text', 'Usage:\n  ig run [flags] IMAGE\n  kubectl gadget [command] --help'],
    ['a placeholder', 'bash', 'cat gadgets | xargs -I{} ig run {}:%IG_TAG%'],
    ['a command of another shell', 'bash', `ssh node 'ls ig run'; bash script.sh -c; bash -c; ssh node`],
    ['output of a session', 'console', `$ history\nsudo ig run trace_nonsense:%IG_TAG%`],
    ['other code', 'yaml', '# sudo ig run trace_nonsense:%IG_TAG%'],
  ])('%s is let through', async (_what, language, text) => {
    expect(await check(page(fence(language, text)))).toEqual([]);
  });

  it('also in quotes, with variables and tabs before them', async () => {
    const body = `> \`\`\`console\n> $ ig run %POD% ; ${wrong}\n> \`\`\`\n`;
    expect((await check(page(body))).map((one) => [one.line, one.column])).toEqual([[8, 32]]);
  });

  it('with the versions of the page and without gadget data', async () => {
    const source = page(fence('bash', wrong));
    expect(await checkAll([source], { ...RULES, models: new Map() })).toEqual([]);
  });
});

describe('commands that are wrong', () => {
  it('are reported at their place, in lists and inline code as well', async () => {
    const body =
      'Text.\n\n- Run it:\n\n  ```console\n  $ sudo ig run \\\n      trace_dns:%IG_TAG% --pahts\n  ```\n\nOr `ig run trace_dns --pahts` here.\n';
    expect((await check(page(body))).map((one) => [one.line, one.column])).toEqual([
      [13, 26],
      [16, 22],
    ]);
    expect(page(body).text.split('\n')[12]?.slice(25)).toBe('--pahts');
  });

  it('must not contain a literal tag in other code either', async () => {
    const manifest =
      'apiVersion: 1\nkind: instance-spec\nimage: trace_open:latest\nother: ghcr.io/inspektor-gadget/ig:v0.46.0\nown: registry.example.org/trace_open:v1';
    expect((await check(page(fence('yaml', manifest)))).map((one) => [one.line, one.column, one.rule])).toEqual([
      [10, 8, 'command/tag'],
      [11, 8, 'command/tag'],
    ]);
  });

  it('report a tool that cannot run the gadget', async () => {
    const [found] = await check(page(fence('bash', 'sudo ig run advise_networkpolicy:%IG_TAG%')));
    expect(found).toMatchObject({ rule: 'command/environment', hint: 'It runs with kubectl-gadget.' });
  });

  it('are reported with the versions that are wrong, when others are right', async () => {
    const found = await check(
      page(fence('bash', 'sudo ig run tcpdump:%IG_TAG%'), { versions: ['v0.44.1', 'v0.45.0'] }),
    );
    expect(found.map((one) => one.message)).toEqual(['The gadget "tcpdump" is not in v0.44.1.']);
  });

  it('may be the output of any version in a post', async () => {
    const printed = 'RUNTIME.CONTAINERNAME  COMM  PID  TID  FD  FNAME  FPATH  ERROR  MODE';
    const shown = (header: string, kind: CheckedPage['kind']): Source =>
      page(fence('console', `$ sudo ig run trace_open:%IG_TAG% --host\n${header}`), { kind });
    expect(await rules(shown(printed, 'doc'))).toEqual(['output/columns']);
    expect(await rules(shown(printed, 'post'))).toEqual([]);
    expect(await rules(shown(printed.replace('FPATH', 'NEVER'), 'post'))).toEqual(['output/columns']);
  });

  it('are not checked when marked as historical', async () => {
    const old = 'kubectl gadget trace dns';
    expect(await rules(page(fence('bash', old, ' historical'), { kind: 'post' }))).toEqual([]);
    expect(await rules(page(`Then it was \`${old}\`.`))).toEqual([]);
    expect(await rules(page('The tool says `ig must be run as root`.'))).toEqual([]);
  });
});

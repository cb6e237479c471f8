import { expect, test } from 'vitest';
import { pick, random } from '../../../shared/search/test-data';
import { quickShell } from './quick-shell';
import type { Token } from './theme';
import { grammarTokens, loadGrammars, mergeRoles } from './tokens';

const ready = await loadGrammars(['bash']);

const written = (lines: readonly Token[][]): string =>
  lines
    .map((line) =>
      mergeRoles(line)
        .map(({ text, role }) => (role === null ? text : `<${role} ${text}>`))
        .join(''),
    )
    .join('\n');
const byGrammar = (code: string): string => written(grammarTokens(ready, code, 'bash'));

test.each([
  'kubectl gadget run trace_open:latest -n demo --fields=k8s.podName,comm --timeout 10 -o json | jq -r .comm > out.txt',
  "  sudo ig run trace_exec --filter 'proc.comm==sh' --host   # one node",
  '# a note\n\ndocker rm -f web client; docker network rm demo && cd ..',
  'ig run x --annotate file:a.b=false state==10 exepath=128 --cpus 0.5 -- sh -c "sleep 5" $NAME',
  'ig run x --interval 10s --pid 4f --image busybox:1.36 tcp://127.0.0.1:9999',
  `ig run --fields='a, b' --jsonpath="x[0]" -v "$PWD/a.yaml:/etc/a:ro" --kubeconfig $HOME/.kube/config`,
  'RELEASE=v0.46.0\nURL=https://example.org/ig\n_N=1\ncurl -sLO "$URL/$RELEASE" # $x',
])('plain commands are read at once, as the grammar reads them: %s', (code) => {
  const quick = quickShell(code);
  expect(quick && written(quick)).toBe(byGrammar(code));
});

test.each([
  'for x in a; do echo $x; done',
  'for-each x',
  'export A=1',
  'A=1 ig run',
  'echo "${A}"',
  'A=$B',
  'A=b c',
  'A=',
  'echo $(date)',
  'cat <<EOF',
  'ig run \\\n  --host',
  "echo 'open",
  'ig\trun',
  'ig run ${A}',
  'ig run a*',
  'ig run > ; x',
  'ig run -n &&',
  'ig run 0x1f',
  'ig run x=-1',
  'ig run $A/true',
  'ig run $A/1',
  'ig run a.true',
  '[ -f x ]',
])('anything else is left to the grammar: %j', (code) => {
  expect(quickShell(code)).toBeNull();
});

/** Parts of commands, plain and not, from which texts are made at random. */
const PARTS =
  'kubectl gadget run trace_open:v0.1 sudo ig -n --fields --filter=a --timeout 10 0 0.5 600 | > >> && || ; # -A -- - ' +
  '--image=busybox:1.36 /etc/passwd a=b k8s.pod,comm ~/x ./x web; true 1.5 8080:80 -1 -p80 --a=10 --a=true in do if ' +
  'sh -c jq a:1 x,1 x/1 @1 %1 +1 ~1 a-1 a_1 1a for done coproc x= =x --a-b.c -a.b -a,b -a@b -a+b 2> 1> -. . .. / : [ \\ ' +
  '$A $name state==10 a=true cwd=64,x=128 a:b=false 0.5.1 1. a.b=1 a=1.5 a=01 sudo a=truex $1 $ ${A} a$A true.x false-y ' +
  '10s 40ms 1.5m 2m0s 10sa 4f 1e3 0x 0b1 10_0 1x.2 9Z a:10 x:1.36 1:2 127.0.0.1:99 a/true a-true a.true 0x10 1-2 # a#b #! ==1 a==b é * ? { } ( ) < ! ^ ` 2 time set test echo cd exec command';
const PIECES = [
  ...PARTS.split(' '),
  "'a b'",
  '"a b"',
  `"a'b"`,
  `'a"b'`,
  'a"b"',
  "--a='b'",
  '--a="b"',
  '--a="$A"',
  '"$A"',
  '"$A/b:$B"',
  '"a$"',
  '"a $1"',
  '$A/b',
  '$A/',
  '$A/1',
  '$A:b',
  'A=b',
  'A=1',
  '""',
  '\t',
];

test('random texts that are read at once are as the grammar reads them', () => {
  const next = random(20_261_126);
  const below = (limit: number): number => Math.floor(next() * limit);
  const piece = (): string => pick(next, PIECES);
  const wordOf = (): string => (below(6) === 0 ? piece() + piece() : piece());
  let taken = 0;
  for (let round = 0; round < 20_000; round += 1) {
    const words = Array.from({ length: 1 + below(6) }, wordOf);
    const code = words.join(below(5) === 0 ? '  ' : ' ') + (below(8) === 0 ? `\n ${words.toReversed().join(' ')}` : '');
    const quick = quickShell(code);
    if (quick === null) continue;
    taken += 1;
    expect(written(quick), code).toBe(byGrammar(code));
  }
  expect(taken).toBeGreaterThan(1000);
});

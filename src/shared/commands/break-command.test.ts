import { expect, test } from 'vitest';
import { breakOffsets, CONTINUATION, wholeLines } from './break-command';

/** The command as it is shown. */
function shown(command: string, taken = 0): string[] {
  let text = command;
  for (const offset of breakOffsets(command, taken).reverse())
    text = text.slice(0, offset) + CONTINUATION + text.slice(offset + 1);
  return text.split('\n');
}

test('a long command breaks before a flag, and joining the lines restores it', () => {
  const command =
    "kubectl gadget run trace_dns:v0.46.0 -n demo -p lookup --filter 'qr==R' --fields dst,nameserver,proc.comm,qtype,name,rcode,addresses";
  const lines = shown(command);
  expect(lines).toEqual([
    "kubectl gadget run trace_dns:v0.46.0 -n demo -p lookup --filter 'qr==R' \\",
    '    --fields dst,nameserver,proc.comm,qtype,name,rcode,addresses',
  ]);
  expect(lines.join('\n').replaceAll(CONTINUATION, ' ')).toBe(command);
});

test('values stay with their flags, and what is quoted or substituted stays whole', () => {
  const command =
    'kubectl run writer -n demo --image=debian:stable-slim --restart=Never --command -- ' +
    'sh -c \'while true; do dd if=/dev/zero --oflag=dsync; done\' "$(cat --number /tmp/file)" --max-entries -1';
  expect(shown(command).join('\n').replaceAll(CONTINUATION, ' ')).toBe(command);
  expect(shown(command).at(-1)?.trim()).toBe('--max-entries -1');
  expect(shown(command).some((line) => /^\s*--(?:number|oflag)/.test(line))).toBe(false);
});

test('a value that begins with a dash stays with its flag', () => {
  const command =
    'kubectl gadget run bpfstats:v0.46.0 --node my-node --all --sort -runtime_raw --max-entries 10 --statistics-interval 10s';
  expect(shown(command)).toEqual([
    'kubectl gadget run bpfstats:v0.46.0 --node my-node --all \\',
    '    --sort -runtime_raw --max-entries 10 --statistics-interval 10s',
  ]);
});

test('pipes begin a line; a prompt takes its room; a short command is left alone', () => {
  expect(shown(`curl -sSL https://example.org/${'a'.repeat(30)} | sudo tar -C /usr/local/bin -xzf - ig`, 2)).toEqual([
    `curl -sSL https://example.org/${'a'.repeat(30)} \\`,
    '    | sudo tar -C /usr/local/bin -xzf - ig',
  ]);
  expect(shown('sudo ig run trace_dns --host')).toEqual(['sudo ig run trace_dns --host']);
});

const of = (length: number): string => 'a'.repeat(length);

test('a line that fits is left whole, with its prompt, and one sign more is too much', () => {
  expect(shown(`${of(40)} --flag ${of(26)}`)).toHaveLength(1);
  expect(shown(`${of(40)} --flag ${of(27)}`)).toEqual([`${of(40)} \\`, `    --flag ${of(27)}`]);
  expect(shown(`${of(40)} --flag ${of(24)}`, 2)).toHaveLength(1);
  expect(shown(`${of(40)} --flag ${of(25)}`, 2)).toHaveLength(2);
});

test('an operator in the second half of a line is preferred to a later flag as the line break', () => {
  expect(shown(`${of(40)} && ${of(20)} --flag ${of(20)}`)).toEqual([
    `${of(40)} \\`,
    `    && ${of(20)} --flag ${of(20)}`,
  ]);
  expect(shown(`${of(30)} && ${of(20)} --flag ${of(20)}`)[0]).toBe(`${of(30)} && ${of(20)} \\`);
});

test('parts of heredocs, quotes and commands that go on are not whole', () => {
  expect(wholeLines(['cat <<EOF', 'a --b', 'EOF', 'ls', "echo 'a", "b'", 'x \\', '  y', 'z'])).toEqual([
    false,
    false,
    false,
    true,
    false,
    false,
    false,
    false,
    true,
  ]);
});

test('each line of a loop is whole, a quote over two lines is not', () => {
  expect(wholeLines(['for i in 1; do', "  echo 'a", "b'", 'done'])).toEqual([true, false, false, true]);
});

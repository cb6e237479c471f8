import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { beginOutput } from './files';
import { temporaryOutput } from './test-output';

const { at, build, buildPacked, built, dist, inDist, rememberOutputs, write } = temporaryOutput();

const unpacked = (file: string): string => brotliDecompressSync(readFileSync(inDist(file))).toString();

test('the present output stays as it is while a new one is made of its files', async () => {
  rememberOutputs();
  write('public/a.html', 'first '.repeat(200));
  const files = { 'a.html': 'first '.repeat(200), 'b.html': 'b '.repeat(400) };
  await buildPacked(files);
  const before = readdirSync(dist()).map((file) => readFileSync(inDist(file)));
  const output = await beginOutput(dist(), 'best');
  output.copyFolder(at('public'));
  output.add('a.html', 'second '.repeat(200));
  output.add('b.html', files['b.html']);
  await output.pack();
  expect(readdirSync(dist()).map((file) => readFileSync(inDist(file)))).toEqual(before);
  output.swap();
  expect(built('a.html')).toBe('second '.repeat(200));
  expect(unpacked('a.html.br')).toBe('second '.repeat(200));
});

test('packed forms stay beside files that are as they were in the present output, and nowhere else', async () => {
  rememberOutputs();
  const timeOf = (name: string): number => statSync(inDist(`${name}.html.br`)).mtimeMs;
  const names = ['same', 'changed', 'forged', 'half'];
  const files = Object.fromEntries(names.map((name) => [`${name}.html`, `${name} `.repeat(200)]));
  expect(await buildPacked(files)).toEqual({ files: 4, fresh: 4 });
  writeFileSync(inDist('forged.html.br'), 'by hand');
  const first = names.map(timeOf);
  rmSync(inDist('half.html.gz'));
  expect(await buildPacked({ ...files, 'changed.html': 'another '.repeat(200) })).toEqual({ files: 4, fresh: 3 });
  expect(names.filter((name, index) => timeOf(name) === first[index])).toEqual(['same']);
  expect(['changed', 'forged', 'half'].map((name) => unpacked(`${name}.html.br`).slice(0, 7))).toEqual([
    'another',
    'forged ',
    'half ha',
  ]);
  await build(files);
  expect(readdirSync(dist()).sort()).toEqual(Object.keys(files).sort());
});

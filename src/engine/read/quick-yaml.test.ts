import { expect, test } from 'vitest';
import { random } from '../../shared/search/test-data';
import { parseYaml } from './parse-yaml';
import { quickYaml } from './quick-yaml';

/** Texts as sites have them. */
const TEXTS = [
  'title: Run a gadget\nsidebar_position: 2\ndescription: "What it shows: files, and who opens them"\n',
  'tags: [kubernetes, "eBPF: maps", v0.46]\nauthors:\n  - name: Team\n    url: https://example.org/a#b\n',
  'concepts:\n  # Files.\n  - says: ["who opens", file access]\n    means:\n      - trace_open\n    weight: 0.8\n',
  'text: |\n  First line.\n\n  Second: line.\nfolded: >-\n  One\n  line.\nempty:\nnothing: null\nyes: true\n',
  'flag: { name: --node, meaning: "Nodes: =, !=, in (&a, *b)" }\nlist: ["a !b", "%\\"*c"]\n',
  "'quoted key': 'it''s'\n\"other\": \"a\\tb\\u00e9\"\nnested: {a: 1, b: [x, {c: d}]}\n",
];

/** What means something in YAML, or nearly. */
const BITS =
  ': |:|- | #|#|\n|\n  |\n- |"|\'|[|]|{|}|,|, |>-\n  |?|? a|!|!!str 1|&a b|*a|%|@|`|0x1F|1.30|1e3|-|.5|null|~: |true|<<: |---\n|...|\t|\r\n|\\|\u0085|\u00a0|"x"|012|.inf|__proto__: 1\n|a: b\n|"k":*a|"k":&a [1]|{"k":!!str 1}|"k":! 1'
    .split('|')
    .concat('|', '|2\n', '|-\n  ');

test.each([1, 2, 3, 4, 5, 6])('a value is that of the parser that knows places, or none (seed %i)', (seed) => {
  const next = random(seed);
  const below = (end: number): number => Math.floor(next() * end);
  const wrong: string[] = [];
  let quick = 0;
  for (let round = 0; round < 1500; round += 1) {
    let text = TEXTS[below(TEXTS.length)] ?? '';
    for (let change = below(3); change >= 0; change -= 1) {
      const at = below(text.length + 1);
      text = text.slice(0, at) + (BITS[below(BITS.length)] ?? '') + text.slice(at + below(3));
    }
    const read = quickYaml(text);
    if (read === null) continue;
    quick += 1;
    const { value, problems } = parseYaml(text, 'a.yaml', 1);
    if (problems.length > 0 || JSON.stringify(value) !== JSON.stringify(read.value)) wrong.push(text);
  }
  expect(wrong).toEqual([]);
  expect(quick).toBeGreaterThan(200);
});

test.each(TEXTS)('what sites have is read quickly', (text) => {
  expect(quickYaml(text)?.value).toEqual(parseYaml(text, 'a.yaml', 1).value);
});

test('a number keeps its writing where JavaScript would write it otherwise', () => {
  expect(quickYaml('a: 1.30\nb: 12\nc: 0x1F\nd: 1.5\ne: -0\nf: .inf')?.value).toEqual({
    a: '1.30',
    b: 12,
    c: '0x1F',
    d: 1.5,
    e: '-0',
    f: '.inf',
  });
});

test.each([
  'a: *b',
  'a: &b c',
  'a: !!str 1',
  '{"a":&x [1],"b":*x}',
  'a: {"b":&x {"c":*x}}',
  '{"a":!!str 1}',
  '<<: {a: b}',
  '~: a',
  '? [a]\n: b',
  'a: "b" &c d',
  'a: 5" &c "b"',
  '{a: "b", c: *d, e: "f"}',
  'a: b "c\n*d"',
  'a: [:, b]',
  '%YAML 1.1',
  '---\na: b',
  'a:\tb',
  'a: [',
  'a: b\na: c',
  'a: ! b',
  'a: [b]c: d',
  'a: ["b"]"c": d',
])('what is doubtful or wrong is left to the other parser: %j', (text) => expect(quickYaml(text)).toBeNull());

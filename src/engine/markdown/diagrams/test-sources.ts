/** Numbers that are the same in each run. */
export function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

/** One of a list. */
export const pick = <T>(roll: (sides: number) => number, list: readonly T[]): T => {
  const found = list[roll(list.length)];
  if (found === undefined) throw new Error('The list is empty.');
  return found;
};

const IDS = ['A', 'B2', 'node_3', 'api-server', 'x', 'o1', 'default', 'e,f', 'p.q', 'Ärger', '1', 'graphs', 'end1'];
const WORDS = [
  'one',
  '10.2.207.1/24',
  'v0.46.0',
  '1.25s',
  'a = b',
  'über',
  'is it?',
  "kernel's",
  '100 %',
  'x + y',
  'a_b',
  'n: 3',
  'C#35;',
  'a#quot;b',
];
const LINKS = [
  '-->',
  '---',
  '-.->',
  '==>',
  '--o',
  '--x',
  '<-->',
  'o--o',
  'x--x',
  '~~~',
  '---->',
  '-..->',
  '===',
  '-.-',
];
const BRACKETS = [
  '[]',
  '()',
  '([])',
  '[[]]',
  '[()]',
  '(())',
  '((()))',
  '>]',
  '{}',
  '{{}}',
  '[//]',
  '[\\\\]',
  '[/\\]',
  '[\\/]',
];

/** A flowchart of all that flowcharts may hold. */
export function flowchartText(seed: number): string {
  const roll = dice(seed);
  const words = (): string => Array.from({ length: 1 + roll(4) }, () => pick(roll, WORDS)).join(' ');
  const quoted = (): string => (roll(2) ? `"${words()} (x) [y] {z} | -->"` : words());
  const node = (): string => {
    const id = pick(roll, IDS);
    if (roll(3)) return id;
    if (!roll(5)) return `${id}@{ shape: ${pick(roll, ['cyl', 'rounded', 'diam', 'doc'])}, label: "${words()}" }`;
    const pair = pick(roll, BRACKETS);
    const half = pair.length / 2;
    return `${id}${pair.slice(0, half)}${quoted()}${pair.slice(half)}${roll(6) ? '' : ':::hot'}`;
  };
  const nodes = (): string => (roll(4) ? node() : `${node()} & ${node()}`);
  const link = (): string => {
    const plain = pick(roll, LINKS);
    const space = roll(3) ? ' ' : '';
    if (roll(2)) return `${space || ' '}${plain}${space}`;
    if (roll(2) && !plain.includes('~'))
      return ` ${plain}|${roll(2) ? `"${words()} |"` : words().replace(/[|]/g, '')}|${space}`;
    return pick(roll, [
      ` -- ${words().replace(/-/g, '')} --> `,
      ` -. ${words().replace(/[.-]/g, '')} .-> `,
      ` == ${words().replace(/=/g, '')} ==> `,
    ]);
  };
  const chain = (): string =>
    Array.from({ length: 1 + roll(3) }, () => `${link()}${nodes()}`).reduce((text, next) => text + next, nodes());
  const lines: string[] = [];
  let depth = 0;
  for (let index = 0; index < 3 + roll(8); index += 1) {
    const kind = roll(10);
    if (kind === 0)
      lines.push(
        `subgraph ${pick(roll, [`s${index}`, `s${index}["${words()}"]`, `s${index} [title ${index}]`, `"words ${index}"`, `two words ${index}`])}`,
      );
    if (kind === 0) depth += 1;
    else if (kind === 1 && depth > 0) {
      lines.push(chain(), 'end');
      depth -= 1;
    } else if (kind === 2)
      lines.push('%% a comment --> here', 'classDef hot fill:#f00,color:#fff', 'linkStyle default stroke:#fff');
    else lines.push(`${' '.repeat(roll(4))}${chain()}${roll(4) ? '' : ';'}`);
  }
  for (; depth > 0; depth -= 1) lines.push(chain(), 'end');
  const head = pick(roll, [
    'flowchart LR',
    'graph TD;',
    'flowchart',
    'graph RL',
    '---\ntitle: T\n---\nflowchart TB',
    '%%{init: {"theme": "dark"}}%%\nflowchart BT',
  ]);
  return `${head}\n${lines.join('\n')}\n`;
}

const ARROWS = ['->', '-->', '->>', '-->>', '-x', '--x', '-)', '--)', '<<->>', '<<-->>'];

/** The same of sequence diagrams. */
export function sequenceText(seed: number): string {
  const roll = dice(seed);
  const names = ['A', 'Bob', 'api-server', 'Long Name', 'C3', 'Ä'];
  const name = (): string => pick(roll, names);
  const words = (): string =>
    Array.from({ length: 1 + roll(4) }, () =>
      pick(
        roll,
        WORDS.filter((word) => !word.includes('#')),
      ),
    ).join(' ');
  const lines = names
    .filter(() => !roll(3))
    .map((id) => (id.includes(' ') || roll(2) ? `participant ${id}` : `actor ${id} as The ${id}`));
  const message = (): string => `${name()}${pick(roll, ARROWS)}${roll(8) ? '' : '+'}${name()}: ${words()}`;
  const blocks: string[] = [];
  for (let index = 0; index < 3 + roll(9); index += 1) {
    const kind = roll(9);
    if (kind === 0) lines.push(`Note ${pick(roll, ['left of', 'right of', 'over'])} ${name()}: ${words()}`);
    else if (kind === 1) lines.push(`Note over ${name()},${name()}: ${words()}`);
    else if (kind === 2) {
      const block = pick(roll, ['loop', 'alt', 'opt', 'par', 'critical', 'break', 'rect rgb(1,2,3) --']);
      lines.push(block.startsWith('rect') ? 'rect rgb(1,2,3)' : `${block} ${words()}`, message());
      blocks.push(block);
    } else if (kind === 3 && blocks.length > 0) {
      const part = { alt: 'else', par: 'and', critical: 'option' }[blocks.pop() ?? ''];
      if (part) lines.push(`${part} ${words()}`, message());
      lines.push('end');
    } else if (kind === 4) lines.push('autonumber', '%% a comment');
    else lines.push(message());
  }
  return `sequenceDiagram\n${[...lines, ...blocks.map(() => 'end')].map((line) => `  ${line}`).join('\n')}\n`;
}

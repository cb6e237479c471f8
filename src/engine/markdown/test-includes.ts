import path from 'node:path';
import { parseDocument } from '../read/documents';
import { compileDocument } from './compile';
import { settings } from './test-compile';
import type { ReadInclude } from './tree/dialect';

/** Files that pages of these tests name. */
const FILES: Record<string, string> = {
  'docs/parts/_steps.mdx':
    '---\ntitle: x\n---\nFirst see [a](../a.md) and ![i](./i.png).\n\n<Tabs>\n<TabItem value="1">one</TabItem>\n</Tabs>\n',
  'docs/parts/_far.mdx': '[a](a.md) [i](_steps.mdx) [b](./b.md)\n',
  'docs/parts/_loop.mdx': "import Loop from './_loop.mdx';\n\n<Loop />\n",
  'docs/parts/_one.mdx': `import Two from './_two.mdx';\n\n${'<Two />\n\n'.repeat(30)}`,
  'docs/parts/_two.mdx': `import One from './_one.mdx';\n\n${'<One />\n\n'.repeat(30)}`,
  ...Object.fromEntries(
    Array.from({ length: 9 }, (_, index) => [
      `docs/parts/_many${index}.mdx`,
      `import More from './_many${index + 1}.mdx';\n\n${'<More />\n\n'.repeat(30)}`,
    ]),
  ),
  'docs/parts/_many9.mdx': 'Words.\n',
  'docs/parts/_greeting.mdx': 'Hello *{props.name}*, {props.count} of {props.missing}them{props.isNew}.\n',
  'docs/parts/_way.mdx':
    "On *{props.system ?? 'any system'}*, with {props.tool || 'tool'}: {props.isDone ? 'done' : 'see below'}.\n",
  'docs/parts/_pictures.mdx':
    "import logo from './logo.svg';\n\n<img src={logo} /> <img src='./b.png' /> <Link to='../a.md'>{props.to}</Link> <Link to={props.to}>x</Link>\n",
  'docs/parts/_outer.mdx':
    "import Greeting from './_greeting.mdx';\n\n<Greeting {...props} />\n\n<Greeting { ...props } name='them' />\n",
  'docs/parts/_handed.mdx': '<div>{props.info}</div>\n\nSays {props.info} so.\n',
  'docs/parts/_handing.mdx': "import Handed from './_handed.mdx';\n\n<Handed {...props} />\n",
  'docs/parts/_ways.mdx': '[a](./far/away) [b](_steps) [c](../sub#x) [d](./a.png)\n',
  'docs/parts/_version.mdx':
    "---\ntitle: x\n---\n\nimport a from './a.png';\n\nexport const VERSION = 'v1.2';\nexport const Run = () => 1;\n\nIt's {VERSION}.\n",
  'docs/parts/_wrong.mdx': '---\ntitle: x\n---\n\n<Unknown />\n\nHello {name}.\n',
  'docs/parts/_code.mdx': 'See [x](./x.md) and `ig`.\n\n```bash\nig run a\n```\n\n## Part\n',
  'docs/parts/_links.mdx':
    '[a](https://example.org) [b](mailto:x@example.org) [c](#d) [e](/f.md) [g](@site/h.md) [i](j.png) [k]\n\n[k]: ../l.md\n',
  'docs/tool.json': '{"version": "1.2", "links": {"home": "/start"}, "list": ["a", "b"]}',
  'docs/broken.json': '{',
  'docs/versions.js':
    "// Written by a tool.\n\nexport const tool = '1.2';\nexport const urls = {\n  'next': { home: `/v${tool}` },\n};\nexport default ['a', 'b'];\n",
  'docs/run.ts': "export const now: string = '1';\nexport const later = Date.now();\nexport function run() {}\n",
  'docs/card/index.js': 'export default function Card() {}\n',
  'docs/parts/_ids.mdx': '## One {#one}\n\n## Two {#two}\n',
  'docs/parts/_deep.md': '> '.repeat(3000) + 'x',
  ...Object.fromEntries(
    Array.from({ length: 5 }, (_, index) => [
      `docs/parts/_level${index}.mdx`,
      `import Next from './_level${index + 1}.mdx';\n\n${'> '.repeat(45)}<Next />\n`,
    ]),
  ),
  'docs/parts/_level5.mdx': 'Words.\n',
  'docs/notes.txt': 'Noted.\n',
  'i18n/de/code.json': '{"greet": {"message": "Hallo {name}"}, "As written": {"message": "Wie gesagt"}}',
  'examples/a.go': 'package main\n',
};
/** Reads one of them. */
export const readInclude: ReadInclude = (from, specifier) => {
  const file = specifier.startsWith('@site/')
    ? specifier.slice('@site/'.length)
    : path.posix.join(path.posix.dirname(from), specifier);
  const text = FILES[file];
  return text === undefined ? { ok: false, problem: 'there is no such file' } : { ok: true, file, text };
};
/** Compiles a text as a page that stands among them. */
export const compileAmongFiles = (text: string, file = 'page.mdx'): ReturnType<typeof compileDocument> =>
  compileDocument(parseDocument(text, `docs/${file}`, []), settings, readInclude);

import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createProgress } from '../model/progress';
import { writeGadgets } from '../mistakes/test-site';
import { allSites, type DevContent, type loadContent } from './content';

const QUIET = createProgress(true);
const LAYERS = ['v0.44.1', 'v0.45.0', 'v0.46.0', 'main'];
const CONFIG = `export default {
  title: 'Written',
  tagline: 'A site that is written.',
  url: 'https://example.org',
  docs: {
    layers: ${JSON.stringify(LAYERS)},
    versions: [
      { name: 'latest', status: 'latest', servesLayer: 'v0.46.0', variables: { TAG: 'v0.46.0' } },
      { name: 'main', status: 'unreleased', variables: { TAG: 'latest' } },
      { name: 'v0.45.0', status: 'supported', variables: { TAG: 'v0.45.0' } },
      { name: 'v0.44.1', status: 'unmaintained', variables: { TAG: 'v0.44.1' } },
    ],
  },
  redirects: [{ from: '/old/*', to: '/docs/latest/guides/*' }],
};
`;
const page = (title: string, text: string): string =>
  `---\ntitle: ${title}\ndescription: About ${title}.\n---\n\n${text}\n`;
const picture = (width: number): string => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="1"/>`;
const PARTS = '<GadgetGlance />\n\n<GadgetParameters />\n\n<GadgetFields />';
const FILES: Record<string, string> = {
  'site.config.ts': CONFIG,
  'content/docs/v0.44.1/index.md': page('Home', 'Begin with [one](guides/one.md) at %TAG%.'),
  'content/docs/v0.44.1/guides/_category_.yaml': 'label: Guides\nlink: { type: generated-index, title: All guides }\n',
  'content/docs/v0.44.1/guides/one.md': page(
    'One',
    'See [two](two.md#part) and [later](later.md).\n\n## Part\n\nAn orchard.',
  ),
  'content/docs/v0.44.1/guides/two.md': page('Two', 'Back to [one](one.md).\n\n## Part\n\nText.'),
  'content/docs/v0.44.1/cards/index.md': page('Cards', 'See [three](three.md).'),
  'content/docs/v0.44.1/cards/three.md': page('Three', '![A square](square.svg)'),
  'content/docs/v0.44.1/cards/square.svg': picture(1),
  'content/docs/v0.44.1/gadgets/index.md': page('Gadgets', '<GadgetFinder />'),
  'content/docs/v0.44.1/gadgets/trace_bind.md': page('trace_bind', PARTS),
  'content/docs/v0.44.1/gadgets/trace_dns.md': page('trace_dns', PARTS),
  'content/docs/v0.45.0/guides/two.md': page('Two', 'Changed.'),
  'content/docs/v0.46.0/_version.yaml': 'removed: [cards/three]\n',
  'content/docs/main/_version.yaml': 'removed: []\n',
  'content/site/sections.yaml': 'sections:\n  - { path: gadgets, mark: gadgets, gadgets: true }\n',
  'content/site/glossary.yaml': 'terms:\n  - { term: orchard, text: Trees., page: guides/two#part }\n',
  'content/blog/2024-01-02-first.md': page('First', 'One.\n\nMore of it.'),
  'content/blog/2024-02-03-second.md': page('Second', 'See [first](2024-01-02-first.md).'),
};

let root = '';
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'dev-content-'));
  for (const [name, text] of Object.entries(FILES)) write(name, text);
  writeGadgets(root);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const file = (name: string): string => path.join(root, name);
function write(name: string, text: string): void {
  mkdirSync(path.dirname(file(name)), { recursive: true });
  writeFileSync(file(name), text);
}
function edit(name: string, from: string | RegExp, to: string): void {
  const before = readFileSync(file(name), 'utf8');
  const after = before.replace(from, to);
  expect(after, name).not.toBe(before);
  writeFileSync(file(name), after);
}

/** Everything that is answered from a state of the content, as text by its address. */
function answersOf(content: DevContent): Map<string, string> {
  const answers = new Map<string, string>();
  for (const { plan } of allSites(content)) {
    for (const { body, twin, anchors, ...planned } of [...plan.pages, plan.notFound]) {
      const html = body.kind === 'html' ? body.render() : JSON.stringify(body);
      const ids = anchors === 'unknown' ? anchors : [...anchors];
      answers.set(
        planned.path,
        JSON.stringify([planned, ids, html, twin?.((to) => `https://example.org${to}`)], null, 1),
      );
    }
    for (const [name, html] of plan.sidebars) answers.set(name, html());
    const { redirects, history, problems, wrongRedirects, duplicates } = plan;
    answers.set('plan', JSON.stringify([redirects, history, problems, wrongRedirects, duplicates], null, 1));
  }
  answers.set('problems', JSON.stringify(content.problems(), null, 1));
  return answers;
}

type Load = typeof loadContent;

/** The steps as a server has them that has just been started: nothing is remembered. */
async function freshLoader(): Promise<Load> {
  vi.resetModules();
  return (await import('./content')).loadContent;
}

const EDITS: [string, () => void][] = [
  ['text of a page', () => appendFileSync(file('content/docs/v0.44.1/guides/one.md'), '\nMore words.\n')],
  ['a title', () => edit('content/docs/v0.44.1/guides/one.md', 'title: One', 'title: Number one')],
  [
    'a place in the sidebar',
    () => edit('content/docs/v0.44.1/index.md', 'title: Home', 'title: Home\nsidebar_position: 9'),
  ],
  ['a category', () => edit('content/docs/v0.44.1/guides/_category_.yaml', 'label: Guides', 'label: How to')],
  ['a page that others lead to already', () => write('content/docs/v0.44.1/guides/later.md', page('Later', 'New.'))],
  ['a page removed', () => rmSync(file('content/docs/v0.44.1/guides/later.md'))],
  ['gadget data', () => edit('content/gadgets/trace_bind.yaml', /^( +meaning: ).*$/m, '$1 Edited words')],
  ['a gadget that cannot be read', () => edit('content/gadgets/trace_dns.yaml', /^name:/m, 'nam:')],
  ['a gadget fixed', () => edit('content/gadgets/trace_dns.yaml', /^nam:/m, 'name:')],
  ['shared gadget data', () => edit('content/gadgets/_common.yaml', /^( +label: ).*$/m, '$1Edited label')],
  ['a term', () => edit('content/site/glossary.yaml', 'Trees.', 'Many trees.')],
  ['text of a post', () => appendFileSync(file('content/blog/2024-01-02-first.md'), '\nAnd more.\n')],
  ['a mistake', () => appendFileSync(file('content/docs/v0.44.1/cards/three.md'), '\n:::nota\n\nx\n\n:::\n')],
  ['a picture', () => write('content/docs/v0.44.1/cards/square.svg', picture(20))],
  ['the configuration', () => edit('site.config.ts', "TAG: 'latest'", "TAG: 'next'")],
];

const PATIENCE = { timeout: 600_000 };

test('after each edit, remembered and new results equal a fresh start', PATIENCE, async () => {
  const load = await freshLoader();
  let content = await load(root, QUIET);
  for (const [name, make] of EDITS) {
    make();
    content = await load(root, QUIET, content);
    const remembered = answersOf(content);
    const fresh = answersOf(await (await freshLoader())(root, QUIET, content));
    expect([...remembered.keys()], name).toEqual([...fresh.keys()]);
    for (const [address, text] of fresh) expect(remembered.get(address), `${name}: ${address}`).toBe(text);
  }
});

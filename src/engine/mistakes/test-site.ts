import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SAMPLE_ROOT } from '../read/gadgets/test-data';

const CONFIG = `export default {
  title: 'Site',
  url: 'https://example.org',
  navbar: { items: [
    { type: 'link', label: 'Start', to: '/docs/latest' },
    { type: 'doc', label: 'Guide', doc: 'guides/first' },
  ] },
  footer: { groups: [{ title: 'More', links: [{ label: 'Guide', href: '/docs/latest/guides/first' }] }], copyright: '', trademark: '' },
  docs: {
    layers: ['v0.44.1', 'v0.45.0', 'v0.46.0', 'main'],
    versions: [
      { name: 'latest', status: 'latest', servesLayer: 'v0.46.0', variables: { IG_TAG: 'v0.46.0' } },
      { name: 'main', status: 'unreleased', variables: { IG_TAG: 'latest' } },
    ],
  },
  readerVariables: { POD: 'my-pod' },
  redirects: [{ from: '/old', to: '/docs/latest' }],
};
`;

const head = (title: string): string =>
  `---\ntitle: ${title}\ndescription: What ${title} answers.\nkeywords: [${title}, two, three]\n---\n\n`;

const FILES = {
  'public/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"></svg>\n',
  'site.config.ts': CONFIG,
  'content/docs/v0.44.1/index.md': `${head('Home')}See [the guide](guides/first.md#steps).\n`,
  'content/docs/v0.44.1/guides/_category_.yaml':
    'label: Guides\nlink:\n  type: generated-index\n  description: All guides.\n',
  'content/docs/v0.44.1/guides/first.md': `${head('First')}The first paragraph.\n\n## Steps\n\nLast paragraph.\n`,
  'content/docs/v0.44.1/gadgets/_category_.yaml': 'label: Gadgets\n',
  'content/docs/v0.44.1/gadgets/trace_bind.md': `${head('trace_bind')}<GadgetParameters />\n\n<GadgetFields />\n`,
  'content/docs/v0.45.0/_version.yaml': 'removed: []\n',
  'content/docs/v0.46.0/_version.yaml': 'removed: []\n',
  'content/docs/main/_version.yaml': 'removed: []\n',
  'content/site/addresses.txt':
    '/docs/latest\n/docs/latest/guides/first\n/docs/main/guides/first\n/blog/2026/01/post\n',
  'content/blog/tags.yml': 'release:\n  label: Release\n',
  'content/blog/authors.yml': 'one:\n  name: One\n',
  'content/blog/2026/2026-01-02-post.md':
    '---\ntitle: Post\ndescription: A post.\nauthors: [one]\ntags: [release]\n---\n\nText.\n',
};

/** Gadgets, each with its related gadget. */
const RELATED: Readonly<Record<string, string>> = {
  trace_bind: 'trace_open',
  trace_open: 'trace_exec',
  trace_exec: 'trace_open',
  trace_dns: 'trace_open',
};

/** Writes the data of four gadgets below a site: reading all of them takes most of the time of a small site. */
export function writeGadgets(root: string): void {
  mkdirSync(path.join(root, 'content/gadgets'), { recursive: true });
  for (const name of [...Object.keys(RELATED), '_common', '_commands']) {
    const file = `content/gadgets/${name}.yaml`;
    const data = readFileSync(path.join(SAMPLE_ROOT, file), 'utf8');
    writeFileSync(path.join(root, file), data.replace(/^related: .*/m, `related: [ ${RELATED[name]} ]`));
  }
}

/** A small sound site in its own folder, with gadget data, a guide and a post. */
export interface SoundSite {
  root: string;
  write(file: string, text: string | Uint8Array): void;
  /** Changes a file; the text that is looked for has to be there. */
  replace(file: string, find: string, by: string): void;
  remove(): void;
}

/** Writes the site. */
export function soundSite(): SoundSite {
  const root = mkdtempSync(path.join(tmpdir(), 'mistakes-'));
  const write = (file: string, text: string | Uint8Array): void => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  for (const [file, text] of Object.entries(FILES)) write(file, text);
  writeGadgets(root);
  return {
    root,
    write,
    replace(file, find, by) {
      const text = readFileSync(path.join(root, file), 'utf8');
      if (!text.includes(find)) throw new Error(`${file} does not contain "${find}".`);
      write(
        file,
        text.replace(find, () => by),
      );
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

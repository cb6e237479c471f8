import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadSites } from '../../src/engine/read/site';
import { emptySite, type Rival } from './rival';

/** The newest Starlight that runs on Node 20; later ones need Astro 6, which needs Node 22. */
const VERSION = '0.37.6';
const ASTRO = '5.18.0';

/**
 * Starlight with its defaults: search by Pagefind, highlighting by Expressive Code. Every version is a folder, posts
 * are pages. Generated gadget parts, diagrams, feeds and cards are left out there, which is to its advantage.
 */
export const starlight: Rival = {
  name: `Starlight ${VERSION}`,
  installed: '@astrojs/starlight',
  build: ['astro', 'build'],
  caches: ['.astro', 'dist', 'node_modules/.astro', 'node_modules/.vite', 'node_modules/.cache'],
  output: 'dist',
  async write(root, target) {
    emptySite(target);
    const [site] = await loadSites(root);
    for (const version of site.versions) {
      for (const [name, document] of version.files.pages) {
        const text = readFileSync(path.join(root, document.file), 'utf8').replace(
          /%(IG_\w+)%/g,
          (_, variable: string) => version.config.variables[variable] ?? variable,
        );
        writePage(path.join(target, 'src/content/docs/docs', folderOf(version.config.name), name), text);
      }
    }
    const posts = path.join(root, 'content/blog');
    for (const name of readdirSync(posts, { recursive: true, encoding: 'utf8' })) {
      if (name.endsWith('.md'))
        writePage(path.join(target, 'src/content/docs/blog', name), readFileSync(path.join(posts, name), 'utf8'));
    }
    writePage(path.join(target, 'src/content/docs/index.md'), '---\ntitle: Home\n---\n\nHome.\n');
    for (const [file, text] of Object.entries(FILES)) writeFile(path.join(target, file), text);
  },
};

/** A dot would be an extension in its addresses. */
const folderOf = (version: string): string => version.replaceAll('.', '-');

/** Only what both know stands in the head of a page; pictures are left out, because it would resize them. */
function writePage(file: string, text: string): void {
  const head = /^---\n([\s\S]*?)\n---\n/.exec(text);
  const kept = (head?.[1] ?? 'title: Page').split('\n').filter((line) => /^(?:title|description):/.test(line));
  const body = text.slice(head?.[0].length ?? 0).replace(/!\[[^\]]*\]\([^)]*\)/g, '');
  writeFile(file, `---\n${kept.join('\n')}\n---\n${body}`);
}

function writeFile(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const FILES = {
  'package.json': JSON.stringify({
    name: 'rival',
    private: true,
    version: '0.0.0',
    type: 'module',
    dependencies: { astro: ASTRO, '@astrojs/starlight': VERSION },
  }),
  'astro.config.mjs': `import { defineConfig } from 'astro/config';
import starlight from '@astrojs/starlight';
export default defineConfig({ site: 'https://example.org', integrations: [starlight({ title: 'Rival' })] });
`,
  'src/content.config.ts': [
    "import { defineCollection } from 'astro:content';",
    "import { docsLoader } from '@astrojs/starlight/loaders';",
    "import { docsSchema } from '@astrojs/starlight/schema';",
    'export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };',
    '',
  ].join('\n'),
};

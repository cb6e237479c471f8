import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { RULES_FILE, type HostingRules } from '../../src/engine/render/hosts/hosting';
import { compressFiles } from '../../src/engine/write/compress';

/** What the bench installs; Starlight needs a newer Node than the site, which npm's `node` package brings. */
const TOOLS = { lighthouse: '12.8.2', '@astrojs/starlight': '0.42.4', astro: '^7.0.0', node: '^24.0.0' };
const FOLDER = path.join(tmpdir(), 'bench-page');
const PEER_OUTPUT = path.join(FOLDER, 'dist');

const CONFIG = `import { defineConfig } from 'astro/config';
import starlight from '@astrojs/starlight';
export default defineConfig({ site: 'https://example.org', integrations: [starlight({ title: 'Peer' })] });
`;
const COLLECTION = [
  "import { defineCollection } from 'astro:content';",
  "import { docsLoader } from '@astrojs/starlight/loaders';",
  "import { docsSchema } from '@astrojs/starlight/schema';",
  'export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };',
].join('\n');

/** Installs Lighthouse and Starlight into a temporary folder, once. Rejects when npm fails. */
export async function installTools(): Promise<void> {
  if (existsSync(path.join(FOLDER, 'node_modules/lighthouse'))) return;
  process.stderr.write('Installing Lighthouse and Starlight (once)\n');
  mkdirSync(FOLDER, { recursive: true });
  const manifest = { private: true, type: 'module', dependencies: TOOLS };
  writeFileSync(path.join(FOLDER, 'package.json'), JSON.stringify(manifest));
  await runTool('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error']);
}

/**
 * Builds the Markdown files of one version of the site with Starlight, compressed as ours are. Returns the folder.
 * Rejects when the site is not built, or Starlight fails.
 */
export async function buildPeer(dist: string): Promise<string> {
  const pages = path.join(FOLDER, 'src/content/docs');
  for (const folder of [pages, PEER_OUTPUT]) rmSync(folder, { recursive: true, force: true });
  cpSync(path.join(dist, 'docs/latest'), path.join(pages, 'docs/latest'), {
    recursive: true,
    filter: (file) => !path.extname(file) || file.endsWith('.md'),
  });
  for (const name of readdirSync(pages, { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.md')) asPage(path.join(pages, name));
  writeFileSync(path.join(pages, 'index.md'), '---\ntitle: Home\n---\n\nHome.\n');
  writeFileSync(path.join(FOLDER, 'astro.config.mjs'), CONFIG);
  writeFileSync(path.join(FOLDER, 'src/content.config.ts'), COLLECTION);
  process.stderr.write('Building the same text with Starlight\n');
  await runTool(path.join(FOLDER, 'node_modules/.bin/node'), ['node_modules/astro/bin/astro.mjs', 'build']);
  await compressFiles(PEER_OUTPUT, 'quick', PEER_OUTPUT);
  const none = { headers: {}, documentHeaders: {}, fileHeaders: {}, workerHeaders: {}, redirects: [] };
  const rules: HostingRules = { base: '/', ...none };
  mkdirSync(path.dirname(path.join(PEER_OUTPUT, RULES_FILE)), { recursive: true });
  writeFileSync(path.join(PEER_OUTPUT, RULES_FILE), JSON.stringify(rules));
  return PEER_OUTPUT;
}

/** Keeps of the front matter what Starlight knows, and leaves the title of the page to it. */
function asPage(file: string): void {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readFileSync(file, 'utf8')) ?? [];
  const kept = head.split('\n').filter((line) => /^(?:title|description):/.test(line));
  writeFileSync(file, `---\n${kept.join('\n')}\n---\n${body.replace(/^\s*# .*\n/, '')}`);
}

/** Runs a program in the folder of the tools. Rejects with what it printed when it fails. */
export async function runTool(
  program: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<void> {
  await promisify(execFile)(program, args, { cwd: FOLDER, env: { ...process.env, ...env }, maxBuffer: Infinity });
}

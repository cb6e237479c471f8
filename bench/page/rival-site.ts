import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compressFiles, type CompressionQuality } from '../../src/engine/write/compress';
import { RULES_FILE, type HostingRules } from '../../src/engine/render/hosts/hosting';
import { installRival, outputOf } from '../build/rival';
import { starlight } from '../build/starlight-site';

/** A rival has no policy. */
const RULES: HostingRules = { base: '/', headers: {}, documentHeaders: {}, redirects: [] };

/** Name of the rival in reports. */
export const RIVAL = starlight.name;

/** How the rival's site is got. */
interface RivalOptions {
  /** Builds it although it is there. */
  isFresh: boolean;
  /** How its files are packed; `best` is as a release of ours, and takes some minutes. */
  packing: CompressionQuality;
}

/**
 * Builds the same Markdown with Starlight, where that was not done before or `isFresh` asks for it, and packs it as
 * ours is packed, so that the same server sends both. Gives the folder.
 */
export async function rivalSite(root: string, { isFresh, packing }: RivalOptions): Promise<string> {
  const output = outputOf(starlight);
  // The rules are written last: a folder with them is whole.
  if (!isFresh && existsSync(path.join(output, RULES_FILE))) return output;
  const { build } = await installRival(starlight, root);
  process.stderr.write(`Building ${RIVAL}\n`);
  await build();
  mkdirSync(path.dirname(path.join(output, RULES_FILE)), { recursive: true });
  process.stderr.write(`Packing ${RIVAL}\n`);
  await compressFiles(output, packing);
  writeFileSync(path.join(output, RULES_FILE), JSON.stringify(RULES));
  return output;
}

/** Address of a page of ours in a rival's finished site; `null` for what it lacks: the home page, lists and posts. */
export function rivalRoute(output: string, route: string): string | null {
  const [, version, rest = ''] = /^\/docs\/([^/]+)(\/.*)?$/.exec(route) ?? [];
  if (version === undefined) return null;
  const found = `/docs/${version.replaceAll('.', '-')}${rest.replace(/\/$/, '')}/`;
  return existsSync(path.join(output, found, 'index.html')) ? found : null;
}

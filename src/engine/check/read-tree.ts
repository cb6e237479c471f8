import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { VersionOrder } from '../read/gadgets/versions';
import type { CheckDocument } from './check-types';

const DOCS = 'content/docs';
const BLOG = 'content/blog';

/** All pages of a site with the versions that use each: a layer's page holds until a newer layer has it too. */
export function readTree(root: string, order: VersionOrder): CheckDocument[] {
  const layers = order.versions.map((version) => ({
    version,
    pages: new Set(markdownFiles(path.join(root, DOCS, version))),
  }));
  const docs = layers.flatMap(({ version, pages }, index) =>
    [...pages].map((page): CheckDocument => {
      const next = layers.findIndex((layer, at) => at > index && layer.pages.has(page));
      const file = `${DOCS}/${version}/${page}`;
      return {
        file,
        version,
        versions: order.versions.slice(index, next < 0 ? undefined : next),
        text: readFileSync(path.join(root, file), 'utf8'),
        kind: 'doc',
      };
    }),
  );
  const posts = markdownFiles(path.join(root, BLOG)).map((page): CheckDocument => {
    const file = `${BLOG}/${page}`;
    return {
      file,
      version: order.latest,
      versions: [order.latest],
      text: readFileSync(path.join(root, file), 'utf8'),
      kind: 'post',
    };
  });
  return [...docs, ...posts];
}

function markdownFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => /\.mdx?$/.test(name) && !/(^|\/)_/.test(name))
    .toSorted();
}

import { readTree } from '../../src/engine/check/read-tree';
import { collectSnippets } from '../../src/engine/check/snippets';
import { parseDocument } from '../../src/engine/read/documents';
import type { VersionOrder } from '../../src/engine/read/gadgets/versions';
import { parseFenceMeta } from '../../src/engine/markdown/code/fence-meta';
import { parseMarkdown } from '../../src/engine/markdown/parse';
import type { Listing } from './listing';

/** All fences of all pages and posts, without those marked `historical`. The only place that knows the engine. */
export function readListings(root: string, order: VersionOrder): Listing[] {
  return readTree(root, order).flatMap(({ file, text, versions }) => {
    const { body } = parseDocument(text, file, []);
    const fences = collectSnippets(parseMarkdown(body, file.endsWith('.mdx')), body).filter(
      ({ kind }) => kind === 'fence',
    );
    return fences
      .filter(({ meta }) => !hasWord(meta, 'historical'))
      .map(({ lang, meta, text: code, place }) => ({
        file,
        line: place(0).line,
        versions,
        lang,
        title: parseFenceMeta(meta).title,
        fragment: hasWord(meta, 'fragment'),
        text: code,
      }));
  });
}

/** Whether the first line of a fence has a word outside of its title. */
function hasWord(meta: string, word: string): boolean {
  return meta
    .replace(/"[^"]*"|'[^']*'/g, '')
    .split(/\s+/)
    .includes(word);
}

import type { Root } from 'mdast';
import { nodesOf, placeOf } from '../text/nodes';
import { report, type TreeSource } from './source';

/** Reads backslashes in paths as slashes, as browsers do, with a warning: other viewers of the file find nothing. */
export function readBackslashes(root: Root, source: TreeSource): void {
  for (const node of nodesOf(root)) {
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') continue;
    const { url } = node;
    const path = url.replace(/[?#].*$/s, '');
    if (!path.includes('\\') || /^[a-z][a-z0-9+.-]*:/i.test(url)) continue;
    node.url = path.replaceAll('\\', '/') + url.slice(path.length);
    report(source, placeOf(node), {
      rule: 'markdown/backslash',
      severity: 'warning',
      message: `"${url}" is written with backslashes, which are read as slashes here and nowhere else.`,
      hint: `Write "${node.url}".`,
    });
  }
}

import path from 'node:path';
import type { Root } from 'mdast';
import { decodePercent } from '../../../shared/urls';
import type { Attribute } from '../nodes';
import { nodesOf } from '../text/nodes';

/** What the name of a linked page may lack. */
const FILE_ENDINGS = ['.md', '.mdx', '/index.md', '/index.mdx', '/README.md', '/README.mdx'];

/** Attributes that hold an address. */
const ADDRESSES = new Set(['src', 'href', 'to']);

/**
 * Relative addresses of a file that is put in are made relative to the page that puts it in. A page without dots in
 * front that lies not beside the file is one below the content folder, and stays; so does what names no file, because
 * browsers go there from the page.
 */
export function moveTargets(root: Root, from: string, to: string, isBeside: (target: string) => boolean): void {
  if (path.posix.dirname(from) === path.posix.dirname(to)) return;
  const moved = (url: string): string => {
    if (/^(?:[a-z][a-z0-9+.-]*:|[/#@]|$)/i.test(url)) return url;
    const page = /^[^.][^?#]*\.mdx?(?=[?#]|$)/.exec(url)?.[0];
    if (page !== undefined && !isBeside(decodePercent(page))) return url;
    const bare = decodePercent(url.replace(/[?#].*$/s, ''));
    const isFile = /\.\w+$/.test(bare) || FILE_ENDINGS.some((ending) => isBeside(bare + ending));
    if (!isFile) return url;
    return path.posix.relative(path.posix.dirname(to), path.posix.join(path.posix.dirname(from), url));
  };
  const movedValue = (name: string, value: Attribute): Attribute => {
    if (!ADDRESSES.has(name)) return value;
    if (value.kind === 'text') return { kind: 'text', text: moved(value.text) };
    return value.kind === 'value' && typeof value.value === 'string'
      ? { kind: 'value', value: moved(value.value) }
      : value;
  };
  for (const node of nodesOf(root)) {
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') node.url = moved(node.url);
    else if (node.type === 'element' || node.type === 'component')
      node.attributes = new Map([...node.attributes].map(([name, value]) => [name, movedValue(name, value)]));
  }
}

import path from 'node:path';
import type { Root } from 'mdast';
import { decodePercent } from '../../../shared/urls';
import { changeAddresses } from './addresses';

/** What the name of a linked page may lack. */
const FILE_ENDINGS = ['.md', '.mdx', '/index.md', '/index.mdx', '/README.md', '/README.mdx'];

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
  changeAddresses(root, moved);
}

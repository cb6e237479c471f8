import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';
import { element } from '../markdown/html/hast';
import { copiedAddress, type CopiedPage, type CopyPlan } from './addresses';

interface Rewritten {
  text: string;
  files: string[];
}

/** Links of the head that a copy has no use for, or that browsers refuse from a folder. */
const LEFT_OUT = new Set(['preload', 'modulepreload', 'alternate', 'manifest']);

/** Makes a page of the site a page of the copy. `script` and `styles` are files of the copy that every page links. */
export function rewritePage(
  html: string,
  from: CopiedPage,
  plan: CopyPlan,
  { script, styles }: { script: string; styles: string },
): Rewritten {
  const files: string[] = [];
  const local: Local = (address) => {
    const copied = copiedAddress(plan, address, from);
    if (copied.file !== null) files.push(copied.file);
    return copied;
  };
  const up = '../'.repeat(from.file.split('/').length - 1);
  const tree = fromHtml(html);
  visit(tree, 'element', (node, index, parent) => {
    const { tagName, properties } = node;
    const rel = [properties['rel']].flat().map(String);
    if (parent && index !== undefined && isLeftOut(node, rel)) {
      parent.children.splice(index, 1);
      return index;
    }
    if (tagName !== 'script' && !rel.includes('canonical')) rewriteAddresses(node, local);
    return undefined;
  });
  const head = [element('script', { src: up + script }), element('link', { rel: ['stylesheet'], href: up + styles })];
  visit(tree, { tagName: 'head' }, ({ children }: Element) => void children.push(...head));
  return { text: toHtml(tree), files };
}

/** Scripts that run are left out; scripts that only contain data stay. */
function isLeftOut({ tagName, properties }: Element, rel: readonly string[]): boolean {
  if (tagName === 'script') return !String(properties['type'] ?? '').startsWith('application/');
  return tagName === 'link' && rel.some((word) => LEFT_OUT.has(word));
}

type Local = (address: string) => { href: string; isOutside: boolean };

function rewriteAddresses({ tagName, properties }: Element, local: Local): void {
  for (const name of ['href', 'src', 'poster']) {
    const address = properties[name];
    if (typeof address !== 'string') continue;
    const { href, isOutside } = local(address);
    properties[name] = href;
    if (isOutside && tagName === 'a')
      properties['className'] = ['is-outside', ...[properties['className'] ?? []].flat()].map(String);
  }
  const { srcSet } = properties;
  if (typeof srcSet === 'string')
    properties['srcSet'] = srcSet
      .split(', ')
      .map((one) => one.replace(/^\S+/, (address) => local(address).href))
      .join(', ');
}

/** Makes the links of a twin relative where they lead to the copy. */
export function rewriteTwin(markdown: string, from: CopiedPage, plan: CopyPlan): Rewritten {
  const files: string[] = [];
  const text = markdown.replace(/\]\((https?:[^()\s]*(?:\([^()\s]*\)[^()\s]*)*)/g, (whole, address: string) => {
    const { href, isOutside, file } = copiedAddress(plan, address, from);
    if (file !== null) files.push(file);
    return isOutside ? whole : `](${href}`;
  });
  return { text, files };
}

/**
 * A style sheet with its typefaces in it, because browsers refuse font files from a folder. `read` returns the bytes of
 * a file.
 */
export function inlineFonts(css: string, read: (address: string) => Uint8Array): string {
  return css.replace(/url\(["']?([^"')]+\.woff2)["']?\)/g, (_, address: string) => {
    return `url(data:font/woff2;base64,${Buffer.from(read(address)).toString('base64')})`;
  });
}

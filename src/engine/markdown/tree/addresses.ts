import type { Root } from 'mdast';
import type { Attribute } from '../nodes';
import { placeOf } from '../parse';
import { nodesOf } from '../text/nodes';
import { report, type Place, type TreeSource } from './source';

/** Attributes that hold an address. */
const ADDRESSES = new Set(['src', 'href', 'to']);

/** Writes other addresses into links, pictures and tags. */
export function changeAddresses(root: Root, change: (url: string, place: Place) => string): void {
  const changedValue = (name: string, value: Attribute, place: Place): Attribute => {
    if (!ADDRESSES.has(name)) return value;
    if (value.kind === 'text') return { kind: 'text', text: change(value.text, place) };
    return value.kind === 'value' && typeof value.value === 'string'
      ? { kind: 'value', value: change(value.value, place) }
      : value;
  };
  for (const node of nodesOf(root)) {
    const place = placeOf(node);
    if (node.type === 'link' || node.type === 'image' || node.type === 'definition') node.url = change(node.url, place);
    else if (node.type === 'element' || node.type === 'component')
      node.attributes = new Map([...node.attributes].map(([name, value]) => [name, changedValue(name, value, place)]));
  }
}

/** Reads backslashes in paths as slashes, as browsers do, with a warning: other viewers of the file find nothing. */
export function readBackslashes(root: Root, source: TreeSource): void {
  changeAddresses(root, (url, place) => {
    const path = url.replace(/[?#].*$/s, '');
    if (!path.includes('\\') || /^[a-z][a-z0-9+.-]*:/i.test(url)) return url;
    const written = path.replaceAll('\\', '/') + url.slice(path.length);
    report(source, place, {
      rule: 'markdown/backslash',
      severity: 'warning',
      message: `"${url}" is written with backslashes, which are read as slashes here and nowhere else.`,
      hint: `Write "${written}".`,
    });
    return written;
  });
}

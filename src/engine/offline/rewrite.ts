import { decodeHTMLAttribute } from 'entities';
import { element, escapeAttribute, tag } from '../model/html-text';
import { copiedAddress, type CopyPlace, type CopyPlan } from './addresses';

/** A file of the copy, and the files of the site that it needs. */
interface Rewritten {
  text: string;
  files: string[];
}

/** Scripts that run: those that only hold data stay. */
const RUNNING_SCRIPT = /<script(?![^>]*\btype="application\/)[^>]*>[\s\S]*?<\/script>\s*/g;
/** Links of the head that a copy has no use for, or that browsers refuse from a folder. */
const HEAD_LINK = /<link rel="(?:preload|modulepreload|alternate|manifest|stylesheet)"[^>]*>\s*/g;
const STYLESHEET = /<link rel="stylesheet" href="([^"]*)"( media="print")?>/g;
/** A tag with its attributes; our own HTML quotes all values, and holds no `<` in them. */
const TAG = /<([a-z][a-z0-9]*)((?: [^<>]*)?)>/g;

/** Makes a page of the site a page of the copy. `scripts` and `styles` are files of the copy that every page links. */
export function rewritePage(
  html: string,
  from: CopyPlace,
  plan: CopyPlan,
  { script, styles }: { script: string; styles: readonly string[] },
): Rewritten {
  const files: string[] = [];
  const local = (address: string): { href: string; isOutside: boolean } => {
    const copied = copiedAddress(plan, address, from);
    if (copied.file !== null) files.push(copied.file);
    return copied;
  };
  const sheets = [...html.matchAll(STYLESHEET)].map(([, href = '', media = '']) => ({
    href: local(decodeHTMLAttribute(href)).href,
    isPaper: media !== '',
  }));
  const up = '../'.repeat(from.file.split('/').length - 1);
  const head = [
    element('script', { src: up + script }, ''),
    // The site's sheet comes first, because the order of the cascade layers is in it.
    ...[...sheets, ...styles.map((file) => ({ href: up + file, isPaper: false }))].map(({ href, isPaper }) =>
      tag('link', { rel: 'stylesheet', href, media: isPaper && 'print' }),
    ),
  ].join('\n');
  const text = html
    .replace(RUNNING_SCRIPT, '')
    .replace(HEAD_LINK, '')
    .replace('</head>', () => `${head}\n</head>`)
    .replace(TAG, (_, name: string, attributes: string) => `<${name}${rewriteTag(name, attributes, local)}>`);
  return { text, files };
}

type Local = (address: string) => { href: string; isOutside: boolean };

function rewriteTag(name: string, attributes: string, local: Local): string {
  if (name === 'script' || (name === 'link' && !/rel="[^"]*icon"/.test(attributes))) return attributes;
  let isOutside = false;
  const written = attributes
    .replace(/ (href|src|poster)="([^"]*)"/g, (_, attribute: string, value: string) => {
      const { href, isOutside: leaves } = local(decodeHTMLAttribute(value));
      isOutside ||= leaves && attribute === 'href';
      return ` ${attribute}="${escapeAttribute(href)}"`;
    })
    .replace(/ srcset="([^"]*)"/g, (_, value: string) => {
      const candidates = decodeHTMLAttribute(value)
        .split(', ')
        .map((one) => one.replace(/^\S+/, (address) => local(address).href));
      return ` srcset="${escapeAttribute(candidates.join(', '))}"`;
    });
  if (name !== 'a' || !isOutside) return written;
  return / class="/.test(written)
    ? written.replace(/ class="/, ' class="is-outside ')
    : `${written} class="is-outside"`;
}

/** Makes the links of a twin relative where they lead to the copy. */
export function rewriteTwin(markdown: string, from: CopyPlace, plan: CopyPlan): Rewritten {
  const files: string[] = [];
  const text = markdown.replace(/\]\((https?:[^()\s]*(?:\([^()\s]*\)[^()\s]*)*)/g, (whole, address: string) => {
    const { href, isOutside, file } = copiedAddress(plan, address, from);
    if (file !== null) files.push(file);
    return isOutside ? whole : `](${href}`;
  });
  return { text, files };
}

/** Faces of type: browsers refuse font files of a folder, so a sheet of its own holds them. */
const FONT_FACE = /@font-face\s*\{[^}]*\}/g;

/** Takes the faces of type out of a style sheet. */
export function withoutFonts(css: string): string {
  return css.replace(FONT_FACE, '');
}

/**
 * The faces of type of style sheets, each once, with their files in them; `read` gives the bytes of a file of the site.
 */
export function inlineFonts(sheets: readonly string[], read: (address: string) => Uint8Array): string {
  const faces = new Set(sheets.flatMap((css) => css.match(FONT_FACE) ?? []));
  return [...faces].join('\n').replace(/url\(["']?([^"')]+)["']?\)/g, (_, address: string) => {
    return `url(data:font/woff2;base64,${Buffer.from(read(address)).toString('base64')})`;
  });
}

import { statSync } from 'node:fs';
import path from 'node:path';
import type { Properties } from 'hast';
import type { SiteConfig } from '../read/config/schema';
import type { Diagnostic } from '../model/diagnostic';
import type { ArticleImage } from '../markdown/article';
import { element, html, text } from '../markdown/html/hast';
import { decodePercent, withBase } from '../../shared/urls';
import { statOf } from '../model/files';
import { FOLDERS, PUBLISHED_FOLDERS } from '../read/folders';
import { endingOf, PICTURE_ENDINGS, refusalOf } from '../read/published-files';
import { measure, type ImageJob, type KnownImage } from './measure-image';

/** Finds the pictures of articles, chooses their sizes, and writes their HTML. */
export interface ImageStore {
  /** HTML of an image: sources for several widths, size, loading. One of another site is a link. */
  html(image: ArticleImage, file: string): string;
  /** Path of its largest form on this site, or its own address when it is of another. */
  address(source: string, file: string): string;
  /** Reads the sizes of these pictures and reports problems; must come before `html`. */
  prepare(images: { image: ArticleImage; file: string }[]): Promise<Diagnostic[]>;
  jobs(): ImageJob[];
  /** The files of all pictures, including unreadable files. */
  sources(): string[];
}

/** The store of one build. The public folder answers sources that begin with a slash. */
export function createImageStore(root: string, config: SiteConfig): ImageStore {
  const known = new Map<string, KnownImage | null>();
  const locate = (source: string, file: string): string => {
    const bare = decodePercent(source.replace(/[?#].*$/, ''));
    return bare.startsWith('/') ? path.join(root, FOLDERS.public, bare) : path.join(root, path.dirname(file), bare);
  };
  const isRemote = (source: string): boolean => /^[\s\u0000-\u001f]*(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(source);

  return {
    async prepare(images) {
      const problems: Diagnostic[] = [];
      for (const { image, file } of images) {
        const tell = (problem: ImageProblem): void => {
          problems.push({ file, line: image.line, column: image.column, severity: 'warning', ...problem });
        };
        if (image.alt.trim() === '') tell(noAlternative(image.source));
        if (isRemote(image.source)) {
          tell(remoteProblem(image.source));
          continue;
        }
        const source = locate(image.source, file);
        if (known.has(source)) continue;
        known.set(source, null);
        const read = await readImage(root, source, image.source);
        if ('variants' in read) known.set(source, read);
        else tell(read);
      }
      return problems;
    },
    html(image, file) {
      if (isRemote(image.source)) return remoteImage(image);
      const { alt } = image;
      const title = image.title ?? undefined;
      const found = known.get(locate(image.source, file));
      if (!found) return html(element('img', { src: image.source, alt, title }));
      const { width, height } = found;
      const loading = image.eager ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' };
      const sources = sourcesOf(found, config.base);
      return html(element('img', { className: ['image'], ...sources, width, height, alt, title, ...loading }));
    },
    address(source, file) {
      const last = known.get(locate(source, file))?.variants.at(-1);
      return last ? withBase(`/${last.output}`, config.base) : source;
    },
    sources: () => [...known.keys()],
    // Copies of one picture have one name, and are written once.
    jobs() {
      const all = [...known.values()].flatMap((image) => image?.variants ?? []);
      return [...new Map(all.map((job) => [job.output, job])).values()];
    },
  };
}

/** A problem of a picture, without its place. */
type ImageProblem = Pick<Diagnostic, 'rule' | 'message' | 'hint'> & Partial<Pick<Diagnostic, 'severity'>>;

const NEXT_TO_PAGE = 'Put the file next to the page and link it by its relative path.';

const noAlternative = (source: string): ImageProblem => ({
  rule: 'image/no-alt',
  message: `The image "${source}" has no alternative text.`,
  hint: 'Write what it shows: ![what it shows](path).',
});

/** The problem of a picture that is not a file of the site. */
const remoteProblem = (source: string): ImageProblem => ({
  rule: 'image/remote',
  message: isWebAddress(source)
    ? `The image "${source}" is loaded from another site, so the page shows a link instead.`
    : `The image "${source.slice(0, 60)}" is neither a file nor an https address, so the page only shows its text.`,
  hint: NEXT_TO_PAGE,
});

/** Reads the size of a picture, or returns why it cannot be published. `written` is the source as written on the page. */
async function readImage(root: string, file: string, written: string): Promise<KnownImage | ImageProblem> {
  const refusal = refusalOf(root, file, PUBLISHED_FOLDERS);
  if (refusal)
    return {
      rule: 'image/private',
      severity: 'error',
      message: `The image "${written}" is not published: it ${refusal.reason}.`,
      hint: refusal.hint,
    };
  if (!statOf(file)?.isFile())
    return {
      rule: 'image/missing',
      message: `There is no image "${written}".`,
      hint: 'Write the path relative to this file, or from / for a file of the public folder.',
    };
  const ending = endingOf(file);
  // Browsers treat a file by its ending, so only files with the ending of a picture are published.
  if (!PICTURE_ENDINGS.includes(ending))
    return {
      rule: 'image/ending',
      severity: 'error',
      message: `The image "${written}" is not published: browsers do not treat a ${ending} file as a picture.`,
      hint: `Save it as a picture that ends in ${PICTURE_ENDINGS.join(', ')}.`,
    };
  const { size } = statSync(file);
  if (size > LARGEST_BYTES) return largePicture(file, written, size);
  const measured = await measure(file);
  if (typeof measured !== 'string') return measured;
  return {
    rule: 'image/unreadable',
    message: `The image "${written}" cannot be shown. ${measured.replace(/\.?$/, '.')}`,
    hint: 'Save it again as PNG, JPEG, WebP, GIF or SVG.',
  };
}

/** A screenshot has a tenth of it. Sources are kept in git for ever, and each build reads them. */
const LARGEST_BYTES = 1024 * 1024;

function largePicture(file: string, written: string, size: number): ImageProblem {
  const { name } = path.parse(file);
  const shrunk = path.posix.join(path.posix.dirname(written), `${name}.webp`);
  return {
    rule: 'image/large',
    message: `The image "${written}" is ${(size / LARGEST_BYTES).toFixed(1)} MB; the limit is 1 MB.`,
    hint: `Shrink it in its folder, and show ${shrunk}: node -e "require('sharp')('${path.basename(file)}').resize({ width: 1600, withoutEnlargement: true }).webp().toFile('${name}.webp')"`,
  };
}

/** Whether an address is one of the web: nothing else of other sites is linked to. */
function isWebAddress(source: string): boolean {
  return /^(?:https?:)?\/\//i.test(source);
}

function remoteImage({ source, alt, title, linked }: ArticleImage): string {
  const label = text([alt, title ?? ''].find((words) => words.trim() !== '') ?? source.slice(0, 60));
  if (linked || !isWebAddress(source)) return html(label);
  return html(element('a', { href: source.startsWith('//') ? `https:${source}` : source }, [label]));
}

/** The `src` of a picture, and the `srcset` from which browsers choose by displayed width. */
function sourcesOf({ variants }: KnownImage, base: string): Properties {
  const address = (job: ImageJob): string => withBase(`/${job.output}`, base);
  const last = variants.at(-1);
  const src = last ? address(last) : '';
  if (variants.length < 2) return { src };
  const set = variants.map((job) => `${address(job)} ${job.width}w`);
  return { src, srcSet: set.join(', '), sizes: '(min-width: 997px) 44rem, 100vw' };
}

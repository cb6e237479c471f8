import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Element, Properties } from 'hast';
import type { ShellData } from '../../../shared/site-data';
import type { Diagnostic } from '../../model/diagnostic';
import type { RoutePlan } from '../../plan/plan';
import type { OutgoingLink } from '../../plan/planned-page';
import type { Site } from '../../plan/site';
import { FOLDERS } from '../../read/folders';
import { entryAssets, type PageAssets } from '../bundle/assets';
import type { AppBundle } from '../bundle/build-app';
import { withBase } from '../../../shared/urls';
import { FEED_FORMATS } from '../../plan/blog/post-models';
import { element } from '../../markdown/html/hast';
import { feedTitle } from '../feeds/feed';

/** What all pages of a build share. */
export interface RenderContext {
  site: Site;
  siteData: ShellData;
  bundle: AppBundle;
  plan: RoutePlan;
  build: string;
  /** `<link>` elements of every head: icons, feeds. */
  headLinks: readonly Element[];
  assets: PageAssets;
  /** Collects the problem of a React page that cannot be rendered. Without it, the problem is thrown. */
  onFailedPage?: (problem: Diagnostic) => void;
  onLinks?: (links: OutgoingLink[]) => void;
}

/** Context of a build, and of each answer of the dev server. */
export function renderContext(parts: Omit<RenderContext, 'headLinks' | 'assets'>): RenderContext {
  return { ...parts, headLinks: headLinks(parts.site), assets: entryAssets(parts.bundle.manifest) };
}

/** Icons that a public folder may contain, best first, with their attributes. */
const ICONS: { file: string; attributes: Properties }[] = [
  { file: 'favicon.svg', attributes: { rel: ['icon'], type: 'image/svg+xml' } },
  { file: 'favicon-32.png', attributes: { rel: ['icon'], type: 'image/png', sizes: '32x32' } },
  { file: 'favicon.ico', attributes: { rel: ['icon'], sizes: '32x32' } },
  { file: 'apple-touch-icon.png', attributes: { rel: ['apple-touch-icon'] } },
  { file: 'site.webmanifest', attributes: { rel: ['manifest'] } },
];

function hasPublicFile({ root }: Site, file: string): boolean {
  return existsSync(path.join(root, FOLDERS.public, file));
}

/** Route path of the icon that feeds show: a picture of pixels, because not all readers draw SVG. */
export function feedIcon(site: Site): string | null {
  const icon = ['apple-touch-icon.png', 'favicon-32.png', 'favicon.svg'].find((file) => hasPublicFile(site, file));
  return icon === undefined ? null : `/${icon}`;
}

/** The `<link>` elements of every head: the site's icons, and its feeds when it has posts. */
export function headLinks(site: Site): Element[] {
  const { config, blog } = site;
  const href = (route: string): string => withBase(route, config.base);
  // Browsers and feed readers ask for favicon.ico by themselves; it is named where there is no better icon.
  const found = ICONS.filter(({ file }) => hasPublicFile(site, file));
  const isPlain = !found.some(({ file }) => file.endsWith('.svg') || file === 'favicon-32.png');
  const icons = found
    .filter(({ file }) => isPlain || file !== 'favicon.ico')
    .map(({ file, attributes }) => element('link', { ...attributes, href: href(`/${file}`) }));
  const feeds =
    (blog?.posts.length ?? 0) === 0
      ? []
      : FEED_FORMATS.map(({ file, type, label }) => {
          const title = `${feedTitle(site)} (${label})`;
          return element('link', { rel: ['alternate'], type, title, href: href(`${config.blog.base}/${file}`) });
        });
  return [...icons, ...feeds];
}

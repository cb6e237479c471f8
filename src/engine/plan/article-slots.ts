import path from 'node:path';
import { fill } from '../../shared/strings/format';
import { withBase, normalizePath } from '../../shared/urls';
import type { Diagnostic } from '../model/diagnostic';
import type { Article, ArticleComponent } from '../markdown/article';
import { element, html, text } from '../markdown/html/hast';
import { finishArticle, type FinishedArticle, finishTwin } from '../markdown/finish';
import { isScriptAddress, scriptLink } from '../markdown/html/state';
import { type PlanContext, originOf, type Site } from './site';
import type { GadgetPart } from './gadgets/gadget-components';
import type { OutgoingLink, TwinLinks } from './planned-page';
import { localRoute } from '../read/locales';
import { classifyLink, resolveFile, ownAddress } from './resolve-link';
import { termTarget } from './glossary';
import type { FileStore } from './linked-files';

/** The page of an article, for resolving its relative links, and the values of its slots. */
interface ArticleTarget extends LinkingPage {
  variables: Readonly<Record<string, string>>;
  /** The versions that names of its tables came with. */
  rowVersions: ReadonlyMap<string, string>;
  component: (component: ArticleComponent) => GadgetPart;
  /** The same as Markdown. */
  componentTwin: (component: ArticleComponent, links: TwinLinks) => string;
}

/** An article with its addresses filled in, and the links it makes. */
export interface PlacedArticle extends FinishedArticle {
  links: OutgoingLink[];
  problems: Diagnostic[];
  /** Its plain Markdown, created on demand. */
  twin: (links: TwinLinks) => string;
  /** Whether a generated part is missing because its data cannot be read. */
  incomplete: boolean;
}

/** Fills an article's slots for one page. */
export function placeArticle(context: PlanContext, article: Article, place: ArticleTarget): PlacedArticle {
  const { config } = context.site;
  const links: OutgoingLink[] = [];
  const parts: Omit<GadgetPart, 'html'>[] = [];
  const scripts: Diagnostic[] = [];
  const since = (name: string): string | null => {
    const version = place.rowVersions.get(name);
    return version === undefined ? null : fill(context.site.strings.page.since, { version });
  };
  const finished = finishArticle(article, {
    variables: { ...config.readerVariables, ...place.variables },
    component: (component) => {
      const { html, ...part } = place.component(component);
      parts.push(part);
      return html;
    },
    since: (name) => {
      const words = since(name);
      return words === null ? '' : ` ${html(element('small', { className: ['since'] }, [text(words)]))}`;
    },
    image: (image) => context.images.html(image, place.file),
    link: ({ target, line, column }) => {
      const resolved = resolveLink(target, place, context.site, context.files);
      if (isScriptAddress(target))
        scripts.push({ file: place.file, line, column, severity: 'error', ...scriptLink(target) });
      if (resolved.outgoing)
        links.push({ file: place.file, line, column, target, context: place.context, ...resolved.outgoing });
      return resolved.sitePath === null ? resolved.href : withBase(resolved.sitePath, config.base);
    },
  });
  const twin = (twinLinks: TwinLinks): string =>
    finishTwin(article.twin, {
      variables: { ...config.readerVariables, ...place.variables },
      component: (component) => place.componentTwin(component, twinLinks),
      since: (name) => {
        const words = since(name);
        return words === null ? '' : ` (${words})`;
      },
      image: (source) => {
        const address = context.images.address(source, place.file);
        return address.startsWith('/') ? originOf(config) + address : address;
      },
      link: (target) => {
        const { sitePath, href } = resolveLink(target, place, context.site, context.files);
        return sitePath === null ? href : twinLinks(sitePath);
      },
    });
  return {
    ...finished,
    links,
    twin,
    problems: [...scripts, ...parts.flatMap(({ problem }) => problem ?? [])],
    incomplete: parts.some((part) => part.incomplete),
  };
}

interface LinkingPage {
  /** Source file relative to the root. */
  file: string;
  /** Path below the content folder. */
  contentPath: string;
  route: string;
  /** Its version, for example `v0.45.0`, which messages name too; `null` for posts. */
  context: string | null;
  /** Route path of a source file below the same content folder. */
  routeOfFile: (file: string) => string | undefined;
}

interface Resolved {
  href: string;
  /** Set when the address is a path of this site, which needs the base as a prefix. */
  sitePath: string | null;
  outgoing: Pick<OutgoingLink, 'path' | 'hash'> | null;
}

function resolveLink(target: string, page: LinkingPage, site: Site, files: FileStore): Resolved {
  // The value of a variable may be the scheme of code, which the compiler cannot see.
  if (isScriptAddress(target)) return { href: '#', sitePath: null, outgoing: null };
  const link = classifyLink(target);
  if (link.kind === 'term') {
    const found = termTarget(site, link.name, page.context);
    if (!found) return { href: target, sitePath: null, outgoing: { path: null, hash: null } };
    const hash = found.hash === null ? '' : `#${found.hash}`;
    return { href: '', sitePath: encodeURI(found.path) + hash, outgoing: found };
  }
  if (link.kind === 'external')
    return { href: link.href, sitePath: null, outgoing: ownAddress(link.href, site.config) };
  if (link.kind === 'anchor')
    return { href: `#${encodeURI(link.hash)}`, sitePath: null, outgoing: { path: page.route, hash: link.hash } };
  const tail = link.search + (link.hash === null ? '' : `#${encodeURI(link.hash)}`);
  const to = (route: string): Resolved => ({
    href: '',
    sitePath: encodeURI(route) + tail,
    outgoing: { path: route, hash: link.hash },
  });
  const output = files.output(target, page.file);
  // The store has reported a file that is not published.
  if (output === null) return { href: '#', sitePath: null, outgoing: null };
  if (output !== undefined) return { href: '', sitePath: `/${output}${tail}`, outgoing: null };
  if (link.kind === 'site') return to(normalizePath(localRoute(site.language, link.path)));
  if (link.kind === 'relative') return to(relativeRoute(page, link.path));
  const file = resolveFile(page.contentPath, link.file);
  const route = file === null ? undefined : page.routeOfFile(file);
  return route === undefined ? { href: target, sitePath: null, outgoing: { path: null, hash: link.hash } } : to(route);
}

/** Path that a relative link leads to from the page's address, as a browser resolves it. */
function relativeRoute({ route }: LinkingPage, target: string): string {
  // A query alone is one of the page itself.
  return target === '' ? route : path.posix.join(route.endsWith('/') ? route : path.posix.dirname(route), target);
}

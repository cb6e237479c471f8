import path from 'node:path';
import { localRoute } from '../read/locales';
import { withBase } from '../../shared/urls';
import { classifyLink, resolveFile } from './resolve-link';
import type { Diagnostic } from '../model/diagnostic';
import type { Article, ArticleComponent } from '../markdown/article';
import { finishArticle, type FinishedArticle } from '../markdown/finish';
import { finishTwin } from '../markdown/twin/finish';
import type { PlanContext } from './context';
import type { LinkTargets } from './link-targets';
import type { Site } from './site';
import type { GadgetPart } from './gadgets/gadget-components';
import type { OutgoingLink } from './planned-page';
import { originOf } from './structured-data';

/** Where an article stands, so that its relative links can be resolved. */
interface ArticlePlace extends LinkTargets {
  /** Source file relative to the root. */
  file: string;
  /** Path below the content folder, the base of relative file links. */
  contentPath: string;
  /** Route path of the page. */
  route: string;
  /** Named in messages, for example `v0.45.0`. */
  context: string | null;
  /** Values of the variables. */
  variables: Readonly<Record<string, string>>;
  /** A generated part. */
  component: (component: ArticleComponent) => GadgetPart;
  /** The same as Markdown. */
  componentTwin: (component: ArticleComponent, links: TwinLinks) => string;
}

/** Gives the complete address that the twin of a page uses for a path of the site, query and hash included. */
export type TwinLinks = (sitePath: string) => string;

/** An article with its addresses filled in, and the links it makes. */
export interface PlacedArticle extends FinishedArticle {
  links: OutgoingLink[];
  problems: Diagnostic[];
  /** Its plain Markdown, put together when it is asked for. */
  twin: (links: TwinLinks) => string;
  /** HTML of the generated parts, in the order of the article. */
  parts: string[];
  /** Whether a generated part is missing because its data cannot be read. */
  incomplete: boolean;
}

/** Fills an article's slots for the place it stands in. */
export function placeArticle(context: PlanContext, article: Article, place: ArticlePlace): PlacedArticle {
  const { config } = context.site;
  const links: OutgoingLink[] = [];
  const parts: GadgetPart[] = [];
  const finished = finishArticle(article, {
    variables: { ...config.readerVariables, ...place.variables },
    component: (component) => {
      const part = place.component(component);
      parts.push(part);
      return part.html;
    },
    image: (image) => context.images.html(image, place.file),
    link: ({ target, line, column }) => {
      const resolved = resolveLink(target, place, context.site);
      if (resolved.outgoing)
        links.push({ file: place.file, line, column, target, context: place.context, ...resolved.outgoing });
      return resolved.sitePath === null ? resolved.href : withBase(resolved.sitePath, config.base);
    },
  });
  const twin = (twinLinks: TwinLinks): string =>
    finishTwin(article, {
      variables: { ...config.readerVariables, ...place.variables },
      component: (component) => place.componentTwin(component, twinLinks),
      image: (source) => {
        const address = context.images.address(source, place.file);
        return address.startsWith('/') ? originOf(config) + address : address;
      },
      link: (target) => {
        const { sitePath, href } = resolveLink(target, place, context.site);
        return sitePath === null ? href : twinLinks(sitePath);
      },
    });
  return {
    ...finished,
    links,
    twin,
    problems: parts.flatMap(({ problem }) => problem ?? []),
    parts: parts.map(({ html }) => html),
    incomplete: parts.some((part) => part.incomplete),
  };
}

interface Resolved {
  href: string;
  /** Set when the address is a path of this site, so the base goes in front. */
  sitePath: string | null;
  outgoing: Pick<OutgoingLink, 'path' | 'hash'> | null;
}

/** Where a link of an article leads: paths of the site are in the language of the page. */
function resolveLink(target: string, place: ArticlePlace, site: Site): Resolved {
  const link = classifyLink(target);
  if (link.kind === 'term') {
    const found = place.placeOfTerm(link.name);
    if (!found) return { href: target, sitePath: null, outgoing: { path: null, hash: null } };
    const hash = found.hash === null ? '' : `#${found.hash}`;
    return { href: '', sitePath: encodeURI(found.path) + hash, outgoing: found };
  }
  if (link.kind === 'external') return { href: link.href, sitePath: null, outgoing: null };
  if (link.kind === 'anchor')
    return { href: `#${encodeURI(link.hash)}`, sitePath: null, outgoing: { path: place.route, hash: link.hash } };
  const tail = link.search + (link.hash === null ? '' : `#${encodeURI(link.hash)}`);
  if (link.kind === 'file') {
    const file = resolveFile(place.contentPath, link.file);
    const route =
      file === null
        ? undefined
        : (place.routeOfFile(file) ??
          place.routeOfFile(file.replace(/\.mdx?$/, '.md')) ??
          place.routeOfFile(file.replace(/\.mdx?$/, '.mdx')));
    return route === undefined
      ? { href: target, sitePath: null, outgoing: { path: null, hash: link.hash } }
      : { href: '', sitePath: encodeURI(route) + tail, outgoing: { path: route, hash: link.hash } };
  }
  const base =
    link.kind === 'site'
      ? localRoute(site.config, site.language.prefix, link.path)
      : path.posix.join(place.route.endsWith('/') ? place.route : path.posix.dirname(place.route), link.path);
  return { href: '', sitePath: encodeURI(base) + tail, outgoing: { path: base, hash: link.hash } };
}

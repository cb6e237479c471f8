import { fill } from '../../shared/strings/format';
import { withBase } from '../../shared/urls';
import type { Diagnostic } from '../model/diagnostic';
import type { Article, ArticleComponent } from '../markdown/article';
import { escapeText } from '../model/html-text';
import { finishArticle, type FinishedArticle, finishTwin } from '../markdown/finish';
import { isScriptAddress, scriptLink } from '../markdown/script-address';
import { resolveLink, type LinkingPage } from './article-links';
import type { PlanContext } from './context';
import type { GadgetPart } from './gadgets/gadget-components';
import type { OutgoingLink, TwinLinks } from './planned-page';
import { originOf } from './absolute-url';

/** Where an article stands, so that its relative links can be resolved, and what its slots are filled with. */
interface ArticlePlace extends LinkingPage {
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
  /** Its plain Markdown, put together when it is asked for. */
  twin: (links: TwinLinks) => string;
  /** Whether a generated part is missing because its data cannot be read. */
  incomplete: boolean;
}

/** Fills an article's slots for the place it stands in. */
export function placeArticle(context: PlanContext, article: Article, place: ArticlePlace): PlacedArticle {
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
      return words === null ? '' : ` <small class="since">${escapeText(words)}</small>`;
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

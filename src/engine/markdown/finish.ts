import { SLOT, type Article, type ArticleComponent, type ArticleImage, type ArticleLink } from './article';
import { escapeAttribute } from '../model/html-text';
import { fillVariables } from './variables';

/** How the slots of an article are filled for one version. */
export interface SlotFillers {
  /** Address of a link, not escaped. */
  link(link: ArticleLink): string;
  /** Attributes of an image. */
  image(image: ArticleImage): string;
  /** HTML of a generated part. */
  component(component: ArticleComponent): string;
  /** Values of all variables, version's and reader's. */
  variables: Readonly<Record<string, string>>;
}

/** An article for one version: no slot and no mark is left. */
export interface FinishedArticle {
  html: string;
  excerpt: string | null;
  /** Generated parts may bring ids of their own. */
  ids: string[];
}

/** Fills the slots of a compiled article. Each slot is filled once, however often it appears. */
export function finishArticle(article: Article, fillers: SlotFillers): FinishedArticle {
  const variables = (text: string): string => fillVariables(text, fillers.variables);
  const links = article.links.map((link) => escapeAttribute(fillers.link({ ...link, target: variables(link.target) })));
  const images = article.images.map((image) => fillers.image({ ...image, alt: variables(image.alt) }));
  const components = article.components.map((component) => fillers.component(component));
  const filled = { L: links, I: images, C: components };
  const fill = (html: string): string =>
    variables(html.replace(SLOT, (_, kind: 'L' | 'I' | 'C', index: string) => filled[kind][Number(index)] ?? ''));
  const generated = components.flatMap((html) => [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? ''));
  return {
    html: fill(article.html),
    excerpt: article.excerpt === null ? null : fill(article.excerpt),
    ids: [...article.ids.map(variables), ...generated],
  };
}

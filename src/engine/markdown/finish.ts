import { escapeAttribute } from '../model/escape';
import {
  SLOT,
  type Article,
  type ArticleComponent,
  type ArticleImage,
  type ArticleLink,
  type SlotKind,
  type TocEntry,
  TWIN_SLOT,
} from './article';
import { fillVariables } from './variables';
import GithubSlugger from 'github-slugger';
import { SHELL_IDS } from '../../shared/constants';

interface SlotFillers {
  /** Address of a link, not escaped. */
  link(link: ArticleLink): string;
  image(image: ArticleImage): string;
  component(component: ArticleComponent): string;
  /** HTML of the version that a name of a table's row came with; empty for what has always been there. */
  since(name: string): string;
  variables: Readonly<Record<string, string>>;
}

/** An article for one version: no slot is left. */
export interface FinishedArticle {
  /** The HTML, put together when it is asked for: that of all pages at once would be most of what a build remembers. */
  html(): string;
  /** HTML of the generated parts, in the order of the article. */
  parts(): string[];
  toc: TocEntry[];
  /** Ids of generated parts included. */
  ids: string[];
}

/** Fills the slots of a compiled article. Each slot is filled once, however often it appears. */
export function finishArticle(article: Article, fillers: SlotFillers): FinishedArticle {
  const { variables } = fillers;
  const components = article.components.map((component) => fillers.component(component));
  const generated = components.flatMap((html) => [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? ''));
  const filled: Record<SlotKind, string[]> = {
    C: components,
    L: article.links.map((link) =>
      escapeAttribute(fillers.link({ ...link, target: fillVariables(link.target, variables) })),
    ),
    I: article.images.map((image) => fillers.image(withVariables(image, variables))),
    V: article.variables.map((name) => escapeAttribute(variables[name] ?? '').replace(/>/g, '&gt;')),
    N: article.names.map((name) => fillers.since(name)),
  };
  const fill = (text: string): string =>
    text.replace(SLOT, (_, kind: SlotKind, index: string) => filled[kind][Number(index)] ?? '');
  return {
    html: () => withOneMarkARow(fill(article.html)),
    parts: () => components,
    toc: article.toc.map((entry) => ({
      ...entry,
      html: fill(entry.html),
      text: fillVariables(entry.text, variables),
    })),
    ids: [...article.ids, ...generated],
  };
}

/** Of equal marks in a row the last one stays, which is read as that of all names before it. */
const withOneMarkARow = (html: string): string =>
  html.replace(/<dt>.*?<\/dt>/gs, (row) => row.replace(/( <small class="since">[^<]*<\/small>)(?=.*\1)/gs, ''));

function withVariables(image: ArticleImage, variables: Readonly<Record<string, string>>): ArticleImage {
  const filled = (text: string): string => fillVariables(text, variables);
  return { ...image, alt: filled(image.alt), title: image.title === null ? null : filled(image.title) };
}

interface TwinFillers {
  link(target: string): string;
  image(source: string): string;
  /** Markdown of a generated part. */
  component(component: ArticleComponent): string;
  /** Markdown of the version that a name of a table's row came with; empty for what has always been there. */
  since(name: string): string;
  variables: Readonly<Record<string, string>>;
}

/** Encodes what would end the address of a link: spaces, angle brackets, parentheses. */
function encodeAddress(address: string): string {
  return address.replace(/[\s<>()\\]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
}

/** Fills the slots of a twin. */
export function finishTwin(twin: string, fillers: TwinFillers): string {
  const { variables } = fillers;
  return twin.replace(TWIN_SLOT, (_, kind: SlotKind, hex: string) => {
    const value: unknown = JSON.parse(Buffer.from(hex, 'hex').toString());
    if (kind === 'C') return fillers.component(value as ArticleComponent);
    const text = String(value);
    if (kind === 'V') return variables[text] ?? '';
    if (kind === 'N') return fillers.since(text);
    const address = fillVariables(text, variables);
    return encodeAddress(kind === 'L' ? fillers.link(address) : fillers.image(address));
  });
}

/** Makes the ids of one page. None of them is one of the page around the text. */
export function sluggerForArticle(): GithubSlugger {
  const slugger = new GithubSlugger();
  for (const id of SHELL_IDS) slugger.slug(id, true);
  return slugger;
}

import type { Element, ElementContent, Root, Text } from 'hast';
import { TERM_SCHEME } from '../../../shared/constants';
import { escapePattern } from '../../model/escape';
import { element, text } from './hast';
import { linkSlot, type HtmlState } from './state';

/** A term by its name, with every way in which it is written. */
export interface TermForms {
  name: string;
  forms: readonly string[];
}

/** More on one page would be a thicket of dotted lines. */
const MOST_TERMS = 8;
/** Pages with generated lists are almost as large as a page may be. */
const MOST_BESIDE_LISTS = 2;

/** Elements whose words are not running text, or have their own meaning. */
const SKIPPED = new Set('a abbr button code figcaption h1 h2 h3 h4 h5 h6 kbd label pre summary svg th var'.split(' '));

/** Makes the first use of each term in the running text of a page a link to the page that explains it. */
export function markTerms(root: Root, state: HtmlState, terms: readonly TermForms[]): void {
  if (terms.length === 0) return;
  const most = state.components.length > 0 ? MOST_BESIDE_LISTS : MOST_TERMS;
  const names = new Map(terms.flatMap(({ name, forms }) => forms.map((form) => [form.toLowerCase(), name] as const)));
  const pattern = patternOf(terms.flatMap(({ forms }) => forms));
  const seen = new Set<string>();
  const visit = (node: Root | Element): void => {
    if (seen.size >= most) return;
    node.children = (node.children as ElementContent[]).flatMap((child): ElementContent[] => {
      if (child.type === 'text') return marked(child);
      if (child.type === 'element' && !SKIPPED.has(child.tagName) && !isControl(child)) visit(child);
      return [child];
    });
  };
  const marked = (node: Text): ElementContent[] => {
    const parts: ElementContent[] = [];
    let from = 0;
    for (const match of node.value.matchAll(pattern)) {
      const [word] = match;
      const name = names.get(word.toLowerCase()) ?? names.get(word.toLowerCase().replace(/s$/, ''));
      if (name === undefined || seen.has(name) || seen.size >= most) continue;
      seen.add(name);
      const href = linkSlot(state, TERM_SCHEME + encodeURIComponent(name), { line: 1, column: 1 });
      parts.push(text(node.value.slice(from, match.index)), element('a', { className: ['term'], href }, [text(word)]));
      from = match.index + word.length;
    }
    return from === 0 ? [node] : [...parts, text(node.value.slice(from))];
  };
  visit(root);
}

/** Finds all forms as whole words, longer ones first; small letters also with a capital at their beginning. */
function patternOf(forms: readonly string[]): RegExp {
  const sources = forms
    .toSorted((a, b) => b.length - a.length)
    .map((form) => {
      const [first = ''] = form;
      const rest = escapePattern(form.slice(first.length));
      const isSmall = form === form.toLowerCase();
      return isSmall ? `(?:${escapePattern(first)}|${escapePattern(first.toUpperCase())})${rest}` : escapePattern(form);
    });
  return new RegExp(`(?<![\\w./-])(?:${sources.join('|')})s?(?![\\w/-])`, 'g');
}

function isControl({ properties }: Element): boolean {
  const names = properties['className'];
  return Array.isArray(names) && names.some((name) => /^(?:code-block|tabs__list|terminal|scene)/.test(String(name)));
}

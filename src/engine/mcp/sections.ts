import { slug, type default as GithubSlugger } from 'github-slugger';
import { sluggerBesideShell } from '../markdown/slugger';

/** An id that the writer gave a heading. */
const OWN_ID = / \{#([^}]+)\}$/;

/** A heading with what stands below it. */
interface Section {
  level: number;
  heading: string;
  /** The id by which links name it, and that of its words; none of the title of the page. */
  ids: string[];
  /** Heading line and text, deeper sections included. */
  text: string;
}

/** The sections of a Markdown text, in order; lines of code are no headings. */
export function sectionsOf(text: string): Section[] {
  const lines = text.split('\n');
  const heads: { line: number; level: number; heading: string; ids: string[] }[] = [];
  let fence: string | null = null;
  const slugger = sluggerBesideShell();
  lines.forEach((content, line) => {
    const mark = /^\s*(?:>\s?)*(`{3,}|~{3,})/.exec(content)?.[1];
    if (fence !== null) {
      if (mark?.startsWith(fence)) fence = null;
      return;
    }
    if (mark) fence = mark;
    const [, signs, words] = /^(#{1,6}) (.*)$/.exec(content) ?? [];
    if (signs === undefined || words === undefined) return;
    const heading = words
      .replace(OWN_ID, '')
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/[`*\\]/g, '');
    const level = signs.length;
    const ids = level === 1 ? [] : idsOf(heading, OWN_ID.exec(words)?.[1], slugger);
    heads.push({ line, level, heading, ids });
  });
  return heads.map(({ line, level, ...head }, index) => {
    const next = heads.slice(index + 1).find((other) => other.level <= level)?.line;
    return { ...head, level, text: lines.slice(line, next).join('\n').trim() };
  });
}

/** A heading that stands twice on a page has a number behind its second id. */
function idsOf(heading: string, own: string | undefined, slugger: GithubSlugger): string[] {
  const id = own === undefined ? slugger.slug(heading) : slugger.slug(own, true);
  return [...new Set([id, slug(heading)])];
}

/** The section of a name: an id, with `#` or without, or the words of its heading. */
export function findSection(text: string, name: string): Section | undefined {
  const wanted = name.trim().replace(/^#+\s*/, '');
  const sections = sectionsOf(text);
  return (
    sections.find(({ ids }) => ids.includes(wanted)) ??
    sections.find(({ heading }) => heading.toLowerCase() === wanted.toLowerCase()) ??
    sections.find(({ ids }) => ids.includes(slug(wanted)))
  );
}

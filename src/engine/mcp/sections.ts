import { slug } from 'github-slugger';

/** A heading with what stands below it. */
interface Section {
  level: number;
  heading: string;
  /** Ids by which links name it. */
  ids: string[];
  /** Heading line and text, deeper sections included. */
  text: string;
}

/** The sections of a Markdown text, in order; lines of code are no headings. */
export function sectionsOf(text: string): Section[] {
  const lines = text.split('\n');
  const heads: { line: number; level: number; heading: string; ids: string[] }[] = [];
  let fence: string | null = null;
  lines.forEach((content, line) => {
    const mark = /^\s*(?:>\s?)*(`{3,}|~{3,})/.exec(content)?.[1];
    if (fence !== null) {
      if (mark?.startsWith(fence)) fence = null;
      return;
    }
    if (mark) fence = mark;
    const [, signs, words] = /^(#{1,6}) (.*)$/.exec(content) ?? [];
    if (signs === undefined || words === undefined) return;
    const custom = / \{#([^}]+)\}$/.exec(words)?.[1];
    const heading = words
      .replace(/ \{#[^}]+\}$/, '')
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/[`*\\]/g, '');
    heads.push({ line, level: signs.length, heading, ids: [...(custom === undefined ? [] : [custom]), slug(heading)] });
  });
  return heads.map(({ line, level, ...head }, index) => {
    const next = heads.slice(index + 1).find((other) => other.level <= level)?.line;
    return { ...head, level, text: lines.slice(line, next).join('\n').trim() };
  });
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

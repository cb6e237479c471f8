import type { Diagnostic } from '../../model/diagnostic';
import { parseBlog, type Blog } from './load';

const AUTHORS = 'team:\n  name: The team\n  description: Writes.\n';
const TAGS = 'e-bpf:\n  label: eBPF\n  description: About it.\ndns:\n  label: DNS\n  mark: trace\n  aliases: [names]\n';

/** A `tags.yml` that declares every tag of some posts. */
export function tagsOf(texts: readonly string[]): string {
  const tags = texts.flatMap((text) => /^tags: \[(.*)\]$/m.exec(text)?.[1]?.split(/, */) ?? []);
  return `${JSON.stringify(Object.fromEntries(tags.map((tag) => [tag, {}])))}\n`;
}

/** The text of a post. */
export const post = (head: string, body = 'Lead.\n'): string => `---\ntitle: A post\n${head}---\n${body}`;

/** The blog that these files make, and the problems that are reported. */
export function read(files: Record<string, string>): { blog: Blog; problems: Diagnostic[] } {
  const problems: Diagnostic[] = [];
  const place = { folder: 'content/blog', base: '/blog' };
  return { blog: parseBlog(new Map(Object.entries(files)), place, problems), problems };
}

/** The same for posts of a blog that has authors and tags. */
export const site = (files: Record<string, string>): ReturnType<typeof read> =>
  read({ 'authors.yml': AUTHORS, 'tags.yml': TAGS, ...files });

/** Problems by place, weight and rule. */
export const told = (problems: Diagnostic[]): string[] =>
  problems.map(({ file, line, rule, severity }) => `${file}:${line} ${severity} ${rule}`);

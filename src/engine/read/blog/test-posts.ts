import type { Diagnostic } from '../../model/diagnostic';
import { parseBlog, type Blog } from './load';
import type { BlogPlace } from './post';

const AUTHORS = 'team:\n  name: The team\n  description: Writes.\n';
export const TAGS =
  'e-bpf:\n  label: eBPF\n  description: About it.\ndns:\n  label: DNS\n  mark: trace\n  aliases: [names]\n';

/** The text of a post. */
export const post = (head: string, body = 'Lead.\n\n<!-- truncate -->\n'): string =>
  `---\ntitle: A post\n${head}---\n${body}`;

/** What a blog of these files is, and what is told of it. */
export function read(
  files: Record<string, string>,
  rules: Partial<BlogPlace> = {},
): { blog: Blog; problems: Diagnostic[] } {
  const problems: Diagnostic[] = [];
  const place = { folder: 'content/blog', base: '/blog', ...rules };
  return { blog: parseBlog(new Map(Object.entries(files)), place, problems), problems };
}

/** The same for posts of a blog that has authors and tags. */
export const site = (files: Record<string, string>): ReturnType<typeof read> =>
  read({ 'authors.yml': AUTHORS, 'tags.yml': TAGS, ...files });

/** Problems by place, weight and rule. */
export const told = (problems: Diagnostic[]): string[] =>
  problems.map(({ file, line, rule, severity }) => `${file}:${line} ${severity} ${rule}`);

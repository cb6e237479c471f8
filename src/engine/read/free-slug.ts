/**
 * Slugs that nothing answers in the place of an address that two files want: one named after the second file where it
 * has another name, and one with a number. They count as taken from then on. `taken` holds addresses in small letters,
 * without slashes at their ends.
 */
export function freeSlugs(address: string, name: string, taken: Set<string>): string[] {
  const [, bare = '', slash = ''] = /^\/*(.*?)(\/*)$/s.exec(address) ?? [];
  const folder = bare.slice(0, bare.lastIndexOf('/') + 1);
  const named = isPlainName(name) ? [folder + name] : [];
  const numbered = bare === '' ? [] : [withNumber(bare, taken)];
  const free = [...named, ...numbered].filter((one) => !taken.has(one.toLowerCase()));
  for (const one of free) taken.add(one.toLowerCase());
  return free.map((one) => `/${one}${slash.slice(0, 1)}`);
}

/** Offers slugs behind a sentence, written as the kind of file writes them. */
export function slugHint(sentence: string, file: string, slugs: readonly string[]): string {
  if (slugs.length === 0) return `${sentence}.`;
  const written = slugs.map((slug) => (file.endsWith('.json') ? `'"slug": "${slug}"'` : `"slug: ${slug}"`));
  return `${sentence}; free ${written.length === 1 ? 'is' : 'are'} ${written.join(' and ')}.`;
}

/** Names that are addresses as they are, and say something: landing pages and files of categories do not. */
const isPlainName = (name: string): boolean => /^[\w.-]+$/.test(name) && !/^(?:index|readme|_.*)$/i.test(name);

/** The first number behind an address that makes it free; one that it ends in is counted on. */
function withNumber(address: string, taken: ReadonlySet<string>): string {
  const [, stem = address, digits] = /^(.*?)(?:-([1-9]\d?))?$/s.exec(address) ?? [];
  let number = Number(digits ?? 1) + 1;
  while (taken.has(`${stem}-${number}`.toLowerCase())) number++;
  return `${stem}-${number}`;
}

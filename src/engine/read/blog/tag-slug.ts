/** Words of a label: capital runs end before the last capital of a capitalised word; digits are words of their own. */
const WORD = /\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lu}+|\p{N}+|\p{Lo}+/gu;

/**
 * Address part of a tag: its words in lower case, joined by hyphens. `eBPF` gives `e-bpf`, `arm64` gives `arm-64`.
 * The rule is that of lodash's `kebabCase`, which the published addresses were made with. Empty for a label without
 * letters and digits.
 */
export function tagSlug(label: string): string {
  const bare = label.normalize('NFD').replace(/[\p{M}'’]/gu, '');
  return (bare.match(WORD) ?? []).join('-').toLowerCase();
}

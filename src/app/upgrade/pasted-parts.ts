/** What begins a manifest: a line between documents, or a key. */
const BEGINS = /^(?:---\s*$|[A-Za-z_][\w.]*:(?:\s|$))/;
/** What goes on in one: what is indented, comments, items, empty lines. */
const GOES_ON = /^(?:\s|#|- |$)/;

/**
 * The manifests of a text and what stands around them, in their order: people paste a script with the file that it
 * uses. Joined by line ends, the parts are the text.
 */
export function pastedParts(text: string): string[] {
  const parts: string[][] = [];
  let inManifest: boolean | null = null;
  for (const line of text.split('\n')) {
    const isManifest: boolean = BEGINS.test(line) || (inManifest === true && GOES_ON.test(line));
    if (isManifest !== inManifest) parts.push([]);
    parts.at(-1)?.push(line);
    inManifest = isManifest;
  }
  return parts.map((lines) => lines.join('\n'));
}

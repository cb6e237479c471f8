/**
 * Reads a PDF as Chromium writes it: objects as plain text, and only their streams are packed. Gives the number of the
 * page, counted from 1, on which each named place is. Throws where the file is another kind of PDF.
 */
export function pageNumbers(pdf: Uint8Array): Map<string, number> {
  const objects = objectsOf(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString('latin1'));
  const catalog = [...objects.values()].find((text) => /\/Type\s*\/Catalog/.test(text)) ?? '';
  const pages = new Map(pagesBelow(reference(catalog, 'Pages'), objects).map((page, index) => [page, index + 1]));
  const places = objects.get(reference(catalog, 'Dests')) ?? '';
  const found = new Map<string, number>();
  for (const [, name = '', page = ''] of places.matchAll(/\/([^\s/[\]<>()]+)\s*\[(\d+) 0 R/g)) {
    const number = pages.get(Number(page));
    if (number !== undefined) found.set(nameOf(name), number);
  }
  if (pages.size === 0) throw new Error('The pages of the PDF could not be read.');
  return found;
}

/** Objects by their number, without their streams. */
function objectsOf(text: string): Map<number, string> {
  const objects = new Map<number, string>();
  for (const [, number = '', body = ''] of text.matchAll(/^(\d+) 0 obj\r?\n([\s\S]*?)(?:endobj|>>\s*stream\r?\n)/gm))
    objects.set(Number(number), body);
  return objects;
}

/** Number of the object that a key refers to; 0, which no object has, where it is missing. */
function reference(text: string, key: string): number {
  return Number(new RegExp(`/${key}\\s+(\\d+) 0 R`).exec(text)?.[1] ?? 0);
}

/** Pages in their order: the tree holds pages and further branches. */
function pagesBelow(node: number, objects: ReadonlyMap<number, string>): number[] {
  const text = objects.get(node) ?? '';
  const kids = /\/Kids\s*\[([^\]]*)\]/.exec(text)?.[1];
  if (kids === undefined) return text === '' ? [] : [node];
  return [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, kid]) => pagesBelow(Number(kid), objects));
}

/** A name without the escapes of PDF: `#20` is a space. */
const nameOf = (name: string): string =>
  Buffer.from(
    name.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString('utf8');

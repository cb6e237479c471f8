import { isMap, isScalar, isSeq, type Document, type LineCounter, type Node } from 'yaml';

/** TypeScript lines of a YAML value, with the line of the listing that each of them came from. */
export interface SourceLine {
  text: string;
  line: number;
}

/** Writes a YAML document as a TypeScript value, one key or item a line, so that errors lead back to the YAML. */
export function writeValue(document: Document, counter: LineCounter, type: string): SourceLine[] {
  const lineOf = (node: Node | null): number => counter.linePos(node?.range?.[0] ?? 0).line;
  const write = (node: Node | null, before: string, after: string): SourceLine[] => {
    const line = lineOf(node);
    if (isMap(node)) {
      const rows = node.items.flatMap(({ key, value }) =>
        write(value as Node | null, `${JSON.stringify(isScalar(key) ? String(key.value) : '')}: `, ',').map(
          (row, index) => (index === 0 ? { ...row, line: lineOf(key as Node) } : row),
        ),
      );
      return [{ text: `${before}{`, line }, ...rows, { text: `}${after}`, line }];
    }
    if (isSeq(node)) {
      const rows = node.items.flatMap((item) => write(item as Node | null, '', ','));
      return [{ text: `${before}[`, line }, ...rows, { text: `]${after}`, line }];
    }
    return [{ text: `${before}${JSON.stringify(isScalar(node) ? node.value : null) ?? 'null'}${after}`, line }];
  };
  return write(document.contents as Node | null, 'export default ', ` satisfies ${type};`);
}

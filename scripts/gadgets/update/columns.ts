import { isMap, isScalar, isSeq, type Document, type YAMLSeq } from 'yaml';
import type { ToolField } from '../tool/model';

/** Puts a field among the default columns, behind the shown field that comes before it in the tool. */
export function addColumn(document: Document, source: string, field: string, all: readonly ToolField[]): void {
  const shown = all.filter(({ hidden }) => !hidden).map(({ name }) => name);
  for (const list of columnLists(document, source)) {
    const names = list.items.map((item) => String(isScalar(item) ? item.value : item));
    if (names.includes(field)) continue;
    const before = shown.slice(0, shown.indexOf(field)).reverse();
    const at = before.map((name) => names.indexOf(name)).find((index) => index >= 0) ?? containerEnd(names);
    list.items.splice(at + 1, 0, document.createNode(field));
  }
}

/** Takes a field out of the default columns. */
export function removeColumn(document: Document, source: string, field: string): void {
  for (const list of columnLists(document, source))
    list.items = list.items.filter((item) => (isScalar(item) ? item.value : item) !== field);
}

function columnLists(document: Document, source: string): YAMLSeq[] {
  const columns = document.getIn(['dataSources', source, 'defaultColumns']);
  return isMap(columns) ? columns.items.flatMap(({ value }) => (isSeq(value) ? [value] : [])) : [];
}

/** The last of the container's columns, which come first. */
function containerEnd(names: readonly string[]): number {
  return names.findLastIndex((name) => /^(?:k8s|runtime)\./.test(name));
}

import { CONFIG_FILE, elementSpans, valueSpan } from '../../src/engine/read/config/field-place';
import { CommandError } from '../../src/engine/model/errors';

/**
 * Edits of the text of `site.config.ts`: only what changes is written, comments and everything else stay. Each gives
 * the new text and throws `CommandError` where the text does not write the field out.
 */

/** Puts another value into a field. */
export function setField(source: string, keys: readonly string[], value: unknown): string {
  const span = valueSpan(source, keys);
  if (!span) throw unwritten(keys);
  return source.slice(0, span.start) + JSON.stringify(value) + source.slice(span.end);
}

/** Puts an element into a list, in front of the one at an index, or at its end. */
export function insertElement(source: string, keys: readonly string[], index: number, value: unknown): string {
  const elements = elementSpans(source, keys);
  const list = valueSpan(source, keys);
  if (!elements || !list) throw unwritten(keys);
  const at = elements[index]?.start ?? elements.at(-1)?.end ?? list.start + 1;
  const text = JSON.stringify(value);
  const written = index < elements.length ? `${text}, ` : elements.length > 0 ? `, ${text}` : text;
  return source.slice(0, at) + written + source.slice(at);
}

/** Takes an element out of a list. */
export function removeElement(source: string, keys: readonly string[], index: number): string {
  const elements = elementSpans(source, keys);
  const element = elements?.[index];
  if (!elements || !element) throw unwritten([...keys, String(index)]);
  const next = elements[index + 1];
  // An element is removed with the comma after it; the last element with the comma before it.
  const before = elements[index - 1];
  if (next) return source.slice(0, element.start) + source.slice(next.start);
  return source.slice(0, before?.end ?? element.start) + source.slice(element.end);
}

function unwritten(keys: readonly string[]): CommandError {
  return new CommandError(
    `${CONFIG_FILE} does not write ${keys.join('.')} out, so it cannot be edited by a command. Write it as a literal.`,
  );
}

import { decodeHTML } from 'entities';
import type { RootContent } from 'mdast';
import { BraceReader } from '../syntax/brace-reader';
import type { Place } from './source';

/** Whether an expression is an element, or elements in a fragment, and so content rather than code. */
export function isJsx(source: string): boolean {
  return source.startsWith('<');
}

/** An expression without the parentheses that code formatters put around elements of several lines. */
export function bareElements(source: string): string {
  return source.replace(/^\(\s*(?=<)([\s\S]*?)\s*\)$/, '$1');
}

/** Whether an expression is one element and nothing behind it. */
export function isOneElement(source: string): boolean {
  return isJsx(source) && elementEnd(source, 0) === source.length;
}

/**
 * Reads elements that are the value of an attribute, `label={<b>Linux</b>}`, as the flat nodes that tags in running
 * text are. What stands between tags is text as JSX has it: no Markdown, line ends and the space around them are one
 * space or none.
 */
export function readJsx(source: string, place: Place): RootContent[] {
  const nodes: RootContent[] = [];
  const position = { start: place, end: place };
  for (let at = 0; at < source.length;) {
    const end =
      source[at] === '<' ? tagEnd(source, at) : source[at] === '{' ? braceEnd(source, at) : textEnd(source, at);
    const value = source.slice(at, end);
    if (value.startsWith('<')) nodes.push({ type: 'tag', value, position });
    else if (value.startsWith('{')) nodes.push({ type: 'braces', value, position });
    else nodes.push({ type: 'text', value: decodeHTML(jsxText(value)), position });
    at = end;
  }
  return nodes;
}

/** Offset behind the element that begins at an offset; the end of the text where it is not closed. */
export function elementEnd(source: string, start: number): number {
  let depth = 0;
  for (let at = start; at < source.length;) {
    if (source[at] === '{') at = braceEnd(source, at);
    else if (source[at] !== '<') at = textEnd(source, at);
    else {
      const end = tagEnd(source, at);
      if (source[at + 1] === '/') depth -= 1;
      else if (source[end - 2] !== '/') depth += 1;
      if (depth === 0) return end;
      at = end;
    }
  }
  return source.length;
}

function jsxText(text: string): string {
  return text
    .split('\n')
    .map((line, index, lines) => {
      const start = index === 0 ? line : line.trimStart();
      return index === lines.length - 1 ? start : start.trimEnd();
    })
    .filter((line) => line !== '')
    .join(' ');
}

function textEnd(source: string, start: number): number {
  const length = source.slice(start).search(/[<{]/);
  return length < 0 ? source.length : start + length;
}

function braceEnd(source: string, start: number): number {
  const reader = new BraceReader();
  for (let at = start; at < source.length; at += 1) if (reader.take(source.charCodeAt(at))) return at + 1;
  return source.length;
}

/** Offset behind a tag; quotes and braces in it may hold what ends one. */
function tagEnd(source: string, start: number): number {
  for (let at = start + 1; at < source.length; at += 1) {
    const char = source[at];
    if (char === '>') return at + 1;
    if (char === '{') at = braceEnd(source, at) - 1;
    else if (char === '"' || char === "'") {
      const close = source.indexOf(char, at + 1);
      at = close < 0 ? source.length : close;
    }
  }
  return source.length;
}

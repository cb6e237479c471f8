import path from 'node:path';
import type { Diagnostic } from '../../model/diagnostic';

/** Whether HTML holds neither text nor anything that is seen without text. */
export function isEmpty(html: string): boolean {
  if (/<(?:img|svg|canvas|video|picture|input|iframe|object)\b/.test(html)) return false;
  return html.replace(/<!--[\s\S]*?-->|<template\b[\s\S]*?<\/template>|<[^>]*>/g, '').trim() === '';
}

/** The problem of a React page that cannot be rendered, at the line of the site's sources where it was thrown. */
export function pageProblem(root: string, source: string, error: unknown): Diagnostic {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const thrown = [...stack.matchAll(/\(?((?:file:\/\/)?\/[^()\n]+?):(\d+):(\d+)\)?$/gm)]
    .map(([, file = '', line, column]) => ({
      file: file.replace(/^file:\/\//, ''),
      line: Number(line),
      column: Number(column),
    }))
    .find(
      ({ file }) => file.startsWith(root + path.sep) && /\.[jt]sx?$/.test(file) && !file.includes('/node_modules/'),
    );
  const place = thrown ?? { file: source, line: 1, column: 1 };
  return {
    ...place,
    file: path.relative(root, place.file).split(path.sep).join('/'),
    rule: 'page/throws',
    severity: 'error',
    message: `The page ${path.relative(root, source)} cannot be rendered: ${message}`,
    hint: 'Pages are rendered at build time, without a browser: window, document and storage belong into effects.',
  };
}

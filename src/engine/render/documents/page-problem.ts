import path from 'node:path';
import type { Diagnostic } from '../../model/diagnostic';
import { messageOf } from '../../model/thrown';
import { thrownPlace } from '../../model/thrown-place';

/** Whether HTML holds neither text nor anything that is seen without text. */
export function isEmpty(html: string): boolean {
  if (/<(?:img|svg|canvas|video|picture|input|iframe|object)\b/.test(html)) return false;
  return html.replace(/<!--[\s\S]*?-->|<template\b[\s\S]*?<\/template>|<[^>]*>/g, '').trim() === '';
}

/** A page was rendered without an error and shows nothing. */
export class EmptyPageError extends Error {}

/** The problem of a React page that shows nothing or throws; then at the line of the site's sources where it does. */
export function pageProblem(root: string, source: string, error: unknown): Diagnostic {
  const name = path.relative(root, source).split(path.sep).join('/');
  return error instanceof EmptyPageError ? emptyPage(name) : thrownError(root, name, error);
}

function emptyPage(file: string): Diagnostic {
  return {
    file,
    line: 1,
    column: 1,
    rule: 'page/empty',
    severity: 'error',
    message: `The page ${file} shows nothing when it is rendered: neither text nor a picture.`,
    hint:
      'Return what it shows before effects have run, a heading at least: searches and readers without scripts see no ' +
      'more. What only leads to another page is one of the "redirects" of site.config.ts.',
  };
}

function thrownError(root: string, file: string, error: unknown): Diagnostic {
  return {
    ...(thrownPlace(root, error) ?? { file, line: 1, column: 1 }),
    rule: 'page/throws',
    severity: 'error',
    message: `The page ${file} cannot be rendered: ${messageOf(error)}`,
    hint: 'Pages are rendered at build time, without a browser: window, document and storage belong into effects.',
  };
}

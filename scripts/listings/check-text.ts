import { LineCounter, parseAllDocuments } from 'yaml';
import { messageOf } from '../../src/shared/errors';
import type { Listing, Report } from './listing';

/** Parses a YAML listing, which may contain several documents. */
export function checkYaml(listing: Listing, report: Report): void {
  const lineCounter = new LineCounter();
  const documents = parseAllDocuments(fillVariables(listing.text), { lineCounter, prettyErrors: false });
  const errors = documents.flatMap((document) =>
    document.errors.map(({ pos, message }) => ({ line: lineCounter.linePos(pos[0]).line, message })),
  );
  report.add(listing, errors, 'Mark a part of a document with `fragment` after the language.');
}

/** Parses a JSON listing: one value, or one value a line as the tool prints events. */
export function checkJson(listing: Listing, report: Report): void {
  const text = fillVariables(listing.text);
  const error = jsonError(text);
  const isLines = text.split('\n').every((line) => line.trim() === '' || jsonError(line) === null);
  const errors = error === null || isLines ? [] : [{ line: 1, message: error }];
  report.add(listing, errors, 'Mark a part of a document with `fragment` after the language.');
}

function jsonError(text: string): string | null {
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    return messageOf(error);
  }
}

/** Variables of the site become plain words: `%IG_TAG%` is neither YAML nor JSON. */
export function fillVariables(text: string): string {
  return text.replace(/%([A-Z_]+)%/g, (_, name: string) => name.toLowerCase().replaceAll('_', '-'));
}

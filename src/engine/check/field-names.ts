import path from 'node:path';
import { nearest } from '../../shared/nearest';
import type { CommandModel } from '../../shared/commands/model';
import { placeInSnippet } from '../markdown/text/snippets';
import type { Diagnostic } from '../model/diagnostic';
import type { CheckedPage } from './checked-pages';

/** A name of several words, which is no word of the language. */
const NAME = /^[a-z]\w*[._]\w[\w.]*$/;

/**
 * Names in the inline code of a gadget's page that are nearly one of its fields: misspelt ones, and those of another
 * version. A name that a listing of the page or another gadget has is none of these.
 */
export function misspeltFields(page: CheckedPage, models: ReadonlyMap<string, CommandModel>): Diagnostic[] {
  const gadget = path.posix.basename(page.file, '.md');
  const all = [...models.values()].flatMap((model) => model.gadgets);
  const namesOf = (entries: typeof all): Set<string> =>
    new Set(
      entries.flatMap(
        ({ view }) => view?.dataSources.flatMap(({ name, fields }) => [name, ...fields.map((one) => one.name)]) ?? [],
      ),
    );
  const own = namesOf(
    page.versions.flatMap((version) => models.get(version)?.gadgets.filter(({ name }) => name === gadget) ?? []),
  );
  if (own.size === 0) return [];
  const known = namesOf(all);
  const { snippets } = page.article;
  const listings = snippets.filter(({ kind }) => kind !== 'inline').map(({ text }) => text);
  return snippets.flatMap((snippet): Diagnostic[] => {
    const { kind, text } = snippet;
    if (kind !== 'inline' || !NAME.test(text) || known.has(text) || listings.some((one) => one.includes(text)))
      return [];
    const near = nearest(text, own);
    if (near === undefined) return [];
    return [
      {
        file: page.file,
        ...placeInSnippet(snippet, 0),
        rule: 'gadget/field-name',
        severity: 'error',
        message: `${gadget} has no field "${text}".`,
        hint: `Did you mean "${near}"?`,
      },
    ];
  });
}

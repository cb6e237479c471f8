import { parseDocument } from '../read/documents';
import type { Article } from './article';
import { compileDocument, type CompileSettings } from './compile';

/** Settings of a site with a variable of its versions and two of its readers. */
export const settings: CompileSettings = {
  versionVariables: ['IG_TAG'],
  readerVariables: ['NAMESPACE', 'NODE'],
};

/** The article of a text. */
export const compile = (text: string, file = 'x.md', more: Partial<CompileSettings> = {}): Promise<Article> =>
  compileDocument(parseDocument(text, file, []), { ...settings, ...more });

import { compileDocument } from '../markdown/compile';
import type { Diagnostic } from '../model/diagnostic';
import { parseDocument } from '../read/documents';
import { commandModelAt } from '../read/gadgets/command-model';
import { sampleGadgets } from '../read/gadgets/test-data';
import { checkUniqueDescriptions, pageChecker } from './check-content';
import type { CheckedPage, ContentRules } from './checked-pages';

const catalogue = sampleGadgets();
const models = catalogue.versions.flatMap((version) => {
  const model = commandModelAt(catalogue, version);
  return model ? [[version, model] as const] : [];
});
/** The rules of the sample data. */
export const RULES: ContentRules = { models: new Map(models), prose: null };
const SETTINGS = { versionVariables: ['IG_TAG'], readerVariables: ['NAMESPACE', 'POD'] };
/** The front matter of a page that breaks no rule. */
export const HEAD = '---\ntitle: Page\ndescription: What the page answers.\nkeywords: [one, two, three]\n---\n\n';

/** A page before it is compiled. */
export interface Source extends Pick<CheckedPage, 'file' | 'versions' | 'kind'> {
  text: string;
}

/** A page with the front matter of `HEAD`. */
export function page(body: string, changes: Partial<Source> = {}): Source {
  return { file: 'page.md', versions: ['v0.46.0'], text: HEAD + body, kind: 'doc', ...changes };
}

async function compiled({ text, file, ...source }: Source): Promise<CheckedPage> {
  const document = parseDocument(text, file, []);
  const article = await compileDocument(document, SETTINGS);
  return { ...source, file, article, frontMatter: document.frontMatter, text: () => text };
}

/** Compiles pages and checks them together. */
export async function checkAll(sources: Source[], rules = RULES): Promise<Diagnostic[]> {
  const pages = await Promise.all(sources.map(compiled));
  return [...pages.flatMap(pageChecker(rules)), ...checkUniqueDescriptions(pages)];
}

/** A listing. */
export const fence = (lang: string, text: string, meta = ''): string => `\`\`\`${lang}${meta}\n${text}\n\`\`\`\n`;
/** Problems of a page. */
export const check = (source: Source): Promise<Diagnostic[]> => checkAll([source]);
/** Their rules. */
export const rules = async (source: Source): Promise<string[]> => (await check(source)).map((one) => one.rule);

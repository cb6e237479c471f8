import { fileError, type Diagnostic } from '../../model/diagnostic';
import type { Catalogue } from './catalogue';

/**
 * Gadgets of the data that a version has no page for. Only for versions with a list of all gadgets, which would link to
 * the missing page.
 */
export function gadgetsWithoutPages(
  versions: readonly { layer: string; files: { pages: ReadonlyMap<string, { body: string }> } }[],
  { views }: Catalogue,
  { data, pages }: { data: string; pages: string },
): Diagnostic[] {
  const missing = new Map<string, string>();
  for (const { layer, files } of versions) {
    if (![...files.pages.values()].some(({ body }) => body.includes('<GadgetFinder'))) continue;
    for (const { name } of views.get(layer) ?? [])
      if (!files.pages.has(`${pages}/${name}.md`) && !missing.has(name)) missing.set(name, layer);
  }
  return [...missing].map(([name, layer]) =>
    fileError(
      `${data}/${name}.yaml`,
      'gadget/no-page',
      `${layer} has the gadget ${name} but no page ${pages}/${name}.md, which lists of gadgets link to.`,
      `Write the page, or set \`since\` to the version whose documentation has it: npm run new -- page docs/${pages}/${name} --layer ${layer}.`,
    ),
  );
}

import type { Catalogue } from '../../src/engine/read/gadgets/catalogue';
import { UNDESCRIBED } from '../gadgets/update/new-entries';
import type { PageFacts } from './pages';
import type { Section } from './section';

/** Fields, parameters and flags whose meaning nobody has written. */
export function withoutMeaning({ gadgets, common, commands }: Catalogue): Section {
  const isMissing = (meaning: string | undefined): boolean => meaning === undefined || meaning === UNDESCRIBED;
  const flags = Object.values(common.flags).flatMap((group) => group.flags);
  const rows = [
    ...gadgets.flatMap(({ name, dataSources, paramGroups }) => [
      ...dataSources.flatMap((source) =>
        source.fields
          .filter(({ meaning }) => isMissing(meaning))
          .map((field) => [name, `${source.name}.${field.name}`]),
      ),
      ...paramGroups.flatMap(({ params }) =>
        params.filter(({ meaning }) => isMissing(meaning)).map(({ flag }) => [name, flag]),
      ),
    ]),
    ...flags.filter(({ meaning }) => isMissing(meaning)).map(({ flag }) => ['run', flag]),
    ...Object.entries(commands?.flagSets ?? {}).flatMap(([set, list]) =>
      list.filter(({ meaning }) => isMissing(meaning)).map(({ flag }) => [set, flag]),
    ),
  ];
  return {
    title: 'Fields and flags without a meaning',
    about: 'Rows of tables that say nothing, or only what an update wrote.',
    columns: ['of', 'name'],
    rows,
  };
}

/** Gadgets whose page shows no run of it. */
export function withoutExample({ gadgets }: Catalogue, pages: readonly PageFacts[]): Section {
  const rows = gadgets.flatMap(({ name }) => {
    const own = pages.filter(({ file }) => new RegExp(`/gadgets/${name}\\.mdx?$`).test(file));
    const isShown = own.some(({ snippets }) =>
      snippets.some(({ kind, text }) => kind === 'fence' && new RegExp(`\\brun (?:\\S*/)?${name}\\b`).test(text)),
    );
    return isShown ? [] : [[name, own.length === 0 ? 'no page' : 'no run on its page']];
  });
  return {
    title: 'Gadgets without an example',
    about: 'Each gadget page shows at least one command that runs it.',
    columns: ['gadget', 'what is missing'],
    rows,
  };
}

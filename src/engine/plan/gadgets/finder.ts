import { fill } from '../../../shared/strings/format';
import type { Strings } from '../../../shared/strings/model';
import type { GadgetView } from '../../../shared/gadgets/view';
import type { GadgetTagModel } from '../../../views';
import type { WordsContext } from './words';

type FinderStrings = Strings['finder'];
type FinderModel = Extract<GadgetTagModel, { kind: 'finder' }>;

/** All gadgets of a version, each with what distinguishes it, and what the form above them filters by. */
export function finderModel(
  gadgets: readonly GadgetView[],
  context: WordsContext,
  { finder: strings }: Pick<Strings, 'finder'>,
): FinderModel {
  const usual = {
    tools: mostCommon(gadgets.map(({ environments }) => environments.join(' '))),
    kernel: mostCommon(gadgets.flatMap(({ minKernel }) => minKernel ?? [])),
  };
  const entries = gadgets.map((gadget) => ({
    gadget,
    href: context.link(`${context.pages.gadgets}/${gadget.name}`),
    facts: unusualFacts(gadget, context, strings, usual),
  }));
  return { kind: 'finder', form: form(gadgets, context, strings), entries };
}

/** Values that most gadgets share, so entries omit them. */
interface Usual {
  tools: string;
  kernel: string;
}

function unusualFacts(gadget: GadgetView, { labels }: WordsContext, strings: FinderStrings, usual: Usual): string[] {
  const tools = gadget.environments.map(labels.environment).join(', ');
  return [
    ...(gadget.minKernel === undefined || gadget.minKernel === usual.kernel
      ? []
      : [fill(strings.needsKernel, { kernel: gadget.minKernel })]),
    ...(gadget.environments.join(' ') === usual.tools ? [] : [fill(strings.onlyWith, { tools })]),
    ...(gadget.since === undefined ? [] : [fill(strings.sinceVersion, { version: gadget.since })]),
  ];
}

/** The filters, with every value that some gadget has. Rendered with the page to avoid layout shift. */
function form(gadgets: readonly GadgetView[], { labels }: WordsContext, { any }: FinderStrings): FinderModel['form'] {
  const choices = <Value extends string>(
    values: (gadget: GadgetView) => readonly (Value | undefined)[],
    label: (value: Value) => string,
  ): [string, string][] => {
    const used = [...new Set(gadgets.flatMap(values))].filter((value) => value !== undefined);
    return [['', any], ...used.map((value): [string, string] => [value, label(value)])];
  };
  const [all, ...observed] = choices(({ observes }) => observes, labels.observed);
  return {
    count: gadgets.length,
    choices: {
      observes: [...(all ? [all] : []), ...observed.sort(([, a], [, b]) => a.localeCompare(b))],
      category: choices(({ category }) => [category], labels.category),
      environment: choices(({ environments }) => environments, labels.environment),
      version: choices(({ since, until }) => [since, until], String),
    },
  };
}

function mostCommon(values: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

import type { Fact, Words } from '../../../views';
import { type Environment, ENVIRONMENTS, type GadgetView } from '../../../shared/gadgets/view';
import type { Sections } from '../../read/sections';
import type { Catalogue } from '../../read/gadgets/catalogue';

/** Labels for the identifiers in gadget data. */
export interface Labels {
  environment: (environment: Environment) => string;
  category: (category: string) => string;
  observed: (observed: string) => string;
}

/** Labels from the gadget data; without a label, the name is the label. */
export function labelsOf({ common, commands }: Catalogue): Labels {
  const categories = new Map(Object.entries(common.categories));
  const observed = new Map(Object.entries(common.observes));
  return {
    environment: (environment) => commands?.tools[environment].words.join(' ') ?? environment,
    category: (category) => categories.get(category) ?? category,
    observed: (name) => observed.get(name) ?? name,
  };
}

/** Context for text about gadgets: a version and its pages. */
export interface WordsContext {
  /** Address of a page of the same version, given its path: `gadgets/trace_dns`, `reference/run`. */
  link: (page: string) => string;
  /** Folder of the pages about gadgets, and pages that explain what all share; `null` where the site has none. */
  pages: { gadgets: string; flags: string | null; requirements: string | null };
  needs: Sections['needs'];
  /** Whether the version has a page, and its section where the target names one: `reference/run#flags`. */
  has: (target: string) => boolean;
  labels: Labels;
}

const code = (text: string) => ({ kind: 'code', text }) as const;
const link = (text: string, href: string) => ({ kind: 'link', text, href }) as const;
const noted = (text: string | undefined): Words => (text ? [' ', { kind: 'note', text }] : []);

/** Where the flags of every gadget are explained; empty on a site without such a page. */
export function flagsNote({ link: address, pages: { flags } }: WordsContext): Words {
  if (flags === null) return [];
  const words = [code('--output'), ', ', code('--fields'), ' and ', code('--timeout')];
  return ['Flags of every gadget, such as ', ...words, ': see ', link('Running gadgets', address(flags)), '.'];
}

/** The facts of a gadget: what it needs, where it runs and since when it exists. */
export function glanceFacts(gadget: GadgetView, context: WordsContext): Fact[] {
  const { labels, needs } = context;
  const requirements = (gadget.requirements ?? []).flatMap((one): Words => [{ kind: 'line-end' }, one]);
  return [
    ['Kernel', kernel(gadget, context)],
    ['Needs', [...tools(gadget, context), ...requirements]],
    ...(needs.noOutput === '' ? [] : [['No output', linked(needs.noOutput, context)] as const]),
    ['Category', [labels.category(gadget.category)]],
    ['Observes', [gadget.observes.map(labels.observed).join(', ')]],
    ...(gadget.since ? [['Available', [`since ${gadget.since}`]] as const] : []),
    ['Image', [code(gadget.image)]],
  ];
}

/** The tools that run a gadget, each with what it needs, and which tag to use. `gadgetctl` runs what `ig` runs. */
function tools({ environments, environmentNote }: GadgetView, context: WordsContext): Words {
  const { needs, labels } = context;
  const usable = ENVIRONMENTS.filter(
    (tool) => environments.includes(tool) || (tool === 'gadgetctl' && environments.includes('ig')),
  );
  const named = usable.map((tool): Words => {
    const name = code(labels.environment(tool));
    return needs[tool] === '' ? [name] : [name, ' (', ...linked(needs[tool], context), ')'];
  });
  const list = new Intl.ListFormat('en-GB', { type: 'disjunction' }).formatToParts(
    named.map((_, index) => String(index)),
  );
  const tag = needs.tag === '' ? [] : ['. ', ...linked(needs.tag, context)];
  return [
    ...list.flatMap(({ type, value }) => (type === 'literal' ? value : (named[Number(value)] ?? []))),
    ...tag,
    ...noted(environmentNote),
  ];
}

/** A text with links, as `Sections['needs']` has them. */
function linked(text: string, { link: address, has }: WordsContext): Words {
  const pieces = text.split(/\[([^\]]+)\]\(([^)]+)\)/);
  return pieces.flatMap((piece, index): Words => {
    // Text, words and target of a link, text, …
    if (index % 3 === 2 || piece === '') return [];
    const target = index % 3 === 1 ? pieces[index + 1] : undefined;
    return [target !== undefined && has(target) ? link(piece, address(target)) : piece];
  });
}

function kernel({ minKernel, kernelNote }: GadgetView, { pages, link: address }: WordsContext): Words {
  if (minKernel) return [`Linux ${minKernel} or later`, ...noted(kernelNote)];
  const { requirements } = pages;
  const general = requirements === null ? [] : [', see the ', link('general requirements', address(requirements))];
  return ['none stated', ...general, ...noted(kernelNote)];
}

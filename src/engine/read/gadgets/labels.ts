import type { Environment } from '../../../shared/gadgets/view';
import type { Sections } from '../sections';
import type { Catalogue } from './catalogue';

/** What a reader calls the things that gadget data names. */
export interface Labels {
  environment: (environment: Environment) => string;
  category: (category: string) => string;
  observed: (observed: string) => string;
}

/** The labels that the gadget data gives; a thing without a label is called by its name. */
export function labelsOf({ common, commands }: Catalogue): Labels {
  const categories = new Map(Object.entries(common.categories));
  const observed = new Map(Object.entries(common.observes));
  return {
    environment: (environment) => commands?.tools[environment].words.join(' ') ?? environment,
    category: (category) => categories.get(category) ?? category,
    observed: (name) => observed.get(name) ?? name,
  };
}

export interface RenderContext {
  /** Address of a page of the same version, given its path: `gadgets/trace_dns`, `reference/run`. */
  link: (page: string) => string;
  /** Folder of the pages about gadgets, and pages that explain what all share; `null` where the site has none. */
  pages: { gadgets: string; flags: string | null; requirements: string | null };
  needs: Sections['needs'];
  /** Whether the version has a page, and its section where the target names one: `reference/run#flags`. */
  has: (target: string) => boolean;
  labels: Labels;
}

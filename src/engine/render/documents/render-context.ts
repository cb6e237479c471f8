import type { ShellData } from '../../../shared/site-data';
import type { Diagnostic } from '../../model/diagnostic';
import type { RoutePlan } from '../../plan/plan';
import type { OutgoingLink } from '../../plan/planned-page';
import type { Site } from '../../plan/site';
import { entryAssets, type PageAssets } from '../bundle/assets';
import type { AppBundle } from '../bundle/build-app';
import { headLinks } from './head-links';

/** What all pages of a build share. */
export interface RenderContext {
  site: Site;
  siteData: ShellData;
  bundle: AppBundle;
  plan: RoutePlan;
  build: string;
  /** `<link>` elements of every head: icons, feeds. */
  headLinks: readonly string[];
  assets: PageAssets;
  /** Collects the problem of a React page that cannot be rendered. Without it, the problem is thrown. */
  onFailedPage?: (problem: Diagnostic) => void;
  onLinks?: (links: OutgoingLink[]) => void;
}

/** Context of a build, and of each answer of the dev server. */
export function renderContext(parts: Omit<RenderContext, 'headLinks' | 'assets'>): RenderContext {
  return { ...parts, headLinks: headLinks(parts.site), assets: entryAssets(parts.bundle.manifest) };
}

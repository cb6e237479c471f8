import type { ComponentType } from 'react';
import type { PageModuleProps } from '../../shared/page-data';

/** The component of a page made by React. */
export type PageComponent = ComponentType<PageModuleProps>;

/** A loaded page module, before its default export is checked. */
export interface PageModule {
  default?: PageComponent;
  /** The page has no state: the build renders it, and browsers get its HTML without React. */
  isStatic?: boolean;
}

/** Loaders of page modules by name. */
export type PageModules = Record<string, () => Promise<PageModule>>;

/** The component of a page module. Throws when the module has no default export. */
export function pageComponentOf(name: string, module: PageModule): PageComponent {
  if (module.default) return module.default;
  throw new Error(`The page component of "${name}" has no default export and cannot be rendered.`);
}

/** Loads a page's component. Rejects when there is no such module, it cannot be loaded or has no default export. */
export async function loadPageComponent(modules: PageModules, name: string): Promise<PageComponent> {
  const load = modules[name];
  if (load) return pageComponentOf(name, await load());
  const known = Object.keys(modules).join(', ') || 'none';
  throw new Error(`There is no page module "${name}". Page modules: ${known}.`);
}

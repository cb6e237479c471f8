/** Modules that the build provides. */
declare module 'virtual:site-data' {
  export const site: import('../shared/site-data').SiteData;
}

declare module 'virtual:page-modules' {
  /** Loaders of the React pages by module name. The default export is checked at run time. */
  export const pageModules: Record<
    string,
    () => Promise<{ default?: import('react').ComponentType<import('../shared/page-data').PageModuleProps> }>
  >;
}

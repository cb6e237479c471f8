/** Modules that the build provides. */
declare module 'virtual:site-data' {
  export const site: import('../shared/site-data').SiteData;
}

/** Address of the bundle of a worker. */
declare module '*?worker&url' {
  const url: string;
  export default url;
}

declare module 'virtual:strings/frame' {
  const strings: import('../shared/strings/model').Strings['frame'];
  export default strings;
}

declare module 'virtual:strings/search' {
  const strings: import('../shared/strings/model').Strings['search'];
  export default strings;
}

declare module 'virtual:page-modules' {
  /** Loaders of the React pages by module name. The default export is checked at run time. */
  export const pageModules: Record<
    string,
    () => Promise<{ default?: import('react').ComponentType<import('../shared/page-data').PageModuleProps> }>
  >;
}

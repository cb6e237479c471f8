/**
 * Every fixed sentence that a reader meets, in English. The other catalogues have the same fields; a site changes
 * single ones in its `i18n/<code>/strings.yaml`. Names in braces are filled in. What only maintainers meet (errors of
 * the configuration, warnings in the console) is not translated and stands where it is thrown.
 *
 * `shell` and `article` are in every browser and count towards its budget; the parts of `LOADED_PARTS` come with the
 * code that needs them; the others stay in the build.
 */
export const en = {
  /** Language of dates, numbers and plural forms. */
  lang: 'en-GB',
  /** Navbar, drawer, sidebar, and the states of a page. */
  shell: {
    skip: 'Skip to main content',
    main: 'Main',
    home: '{title} home',
    menu: 'Menu',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    site: 'Site',
    docs: 'Documentation',
    recentPosts: 'Recent posts',
    announcement: 'Announcement',
    closeAnnouncement: 'Close announcement',
    version: 'Version',
    language: 'Language',
    colourMode: 'Switch colour mode',
    toDark: 'Switch to dark mode',
    toLight: 'Switch to light mode',
    loadingPage: 'Loading page',
    loading: 'Loading…',
    crashed: 'This page crashed.',
    cause: 'Cause: {message}',
    tryAgain: 'Try again',
    retry: 'Retry',
    close: 'Close',
    search: 'Search',
    /** The specification writes it with three dots. */
    loadingSearch: 'Loading...',
    noSearch: 'The search could not be loaded.',
  },
  search: {
    field: 'Search the documentation',
    version: 'Search {version}',
    clear: 'Clear',
    reload: 'Reload',
    kinds: 'Kind of result',
    all: 'All {count}',
    gadget: 'Gadgets',
    row: 'Flags and fields',
    guide: 'Guides',
    reference: 'Reference',
    blog: 'Blog',
    results: 'Results',
    otherVersions: { one: 'also in {count} other version', other: 'also in {count} other versions' },
    hint: 'Type words of what you look for: a name, a flag, an error message.',
    nothing: 'Nothing found for “{query}”. Try fewer or other words, or the exact name of a flag or column.',
    didYouMean: 'Did you mean',
    recent: 'Recent searches',
    places: 'Where to go',
    docsOf: 'Documentation {version}',
    updated: 'The site has been updated since this page was opened. Reload it to search the new pages.',
    noIndex: 'The search index could not be loaded.',
    pages: { one: '{count} page', other: '{count} pages' },
    corrected: ', showing results for “{query}”',
    partial: '; full text is loading',
  },
  /** What behaviours say in and around an article. */
  article: {
    copied: 'Copied',
    notCopied: 'Not copied',
    table: 'Table {number}',
    diagram: 'Diagram {number}',
    code: 'Code {number}',
    image: 'Image',
    filterRows: 'Filter rows',
    rows: { one: '{shown} of {count} row', other: '{shown} of {count} rows' },
    shownOf: '{shown} of {count}',
    variable: '{name}: select to use your own value',
  },
  /** Around the words that a search marked on a page. */
  marks: {
    name: 'Search words',
    clear: 'Clear search words',
    clearCount: { one: 'Clear {count} highlighted word', other: 'Clear {count} highlighted words' },
    cleared: 'Highlights cleared.',
  },
  /** The dialog for a reader's own values. */
  variables: {
    title: 'Your own values',
    text: 'They take the place of the examples in all commands, and stay on this device.',
    useThese: 'Use these',
    useDefaults: 'Use the defaults',
    defaultsUsed: 'The defaults are used.',
    valuesUsed: 'Your values are used.',
  },
  /** What the not-found page suggests. */
  suggestions: {
    nearest: 'Did you mean one of these?',
    otherVersions: 'Other versions have this page',
    /** The version, then the page. */
    absent: 'Version {version} of the documentation has no page {page}.',
    pageIn: '{page} in {version}',
  },
  /** The filters over the table of gadgets. */
  finder: {
    name: 'Find a gadget',
    none: 'No gadget fits all of this. Take a filter away.',
    shown: { one: '{shown} of {count} gadget', other: '{shown} of {count} gadgets' },
    words: 'Words',
    wordsExample: 'dns, latency, file…',
    observes: 'Observes',
    category: 'Category',
    runsOn: 'Runs on',
    kernel: 'My kernel',
    version: 'Version',
    any: 'Any',
    clear: 'Clear',
  },
  /** What stands around the text of a page. */
  page: {
    breadcrumbs: 'Breadcrumbs',
    docs: 'Docs',
    contents: 'On this page',
    /** Landmarks of one page need names of their own. */
    contentsDisclosed: 'Contents of this page',
    edit: 'Edit this page',
    lastUpdated: 'Last updated',
    tags: 'Tags',
    docsPagination: 'Previous and next page',
    previous: 'Previous',
    next: 'Next',
    sectionPages: 'Pages in this section',
    pagesIn: 'Pages in {category}',
    /** Above a page whose text is in the default language. */
    untranslated: 'This page has not been translated yet. You see it in {language}.',
  },
  /** What the banner of a version says. */
  versions: {
    supported: 'You are reading about {version}, an earlier release that is still supported.',
    unmaintained: 'You are reading about {version}, a release that is no longer maintained.',
    unreleased: 'You are reading about {version}, which is not released yet.',
    /** The version is a link. */
    current: 'For the current release see {version}.',
  },
  notFound: {
    code: '404',
    name: 'Page not found',
    description: 'There is no page at this address.',
    title: 'There is no page at this address',
    text: 'It may have moved, or the version you are reading does not have it.',
    routes: 'Where to go from here',
    home: 'Home',
    homeText: 'The way into this site.',
    docsText: 'Guides and reference of {version}.',
    gadgets: 'Gadgets',
    gadgetsText: 'All gadgets, with a finder.',
    blogText: 'All posts, newest first.',
  },
  blog: {
    title: 'Blog',
    description: 'All posts, newest first.',
    latest: 'Latest post',
    pagination: 'Pages of the list',
    postPagination: 'Newer and older post',
    newer: 'Newer post',
    older: 'Older post',
    related: 'Related posts',
    recent: 'Recent posts',
    writtenBy: 'By-line:',
    archive: 'Archive',
    archiveText: 'Every post by year and month.',
    tags: 'Tags',
    tagsText: 'Every subject of the blog, with the number of its posts.',
    allTags: 'All tags',
    taggedWith: 'Posts with the tag {tag}',
    tagText: 'Posts of {title} with the tag {tag}.',
    authors: 'Authors',
    authorsText: 'Who writes here.',
    allPosts: 'All posts',
    sections: 'Parts of the blog',
    posts: { one: '{count} post', other: '{count} posts' },
    readingTime: { one: '{count} min read', other: '{count} min read' },
    pageOf: 'Page {page} of {pages}',
    /** Behind the name of a list, on its second page and later ones. */
    pageSuffix: ', page {page}',
    listText: '{title}{suffix} of {pages}: posts from {from} to {to}.',
    /** Name of the feeds of a blog that has no name of its own. */
    feedTitle: '{title} blog',
    feedText:
      'This is a feed ({format}). Copy its address into a feed reader to hear of new posts, or read the blog on its own pages.',
  },
} as const;

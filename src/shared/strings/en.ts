/**
 * The sentences of pages and of the shell around them, in English. The other catalogues have the same fields; a site
 * changes single ones in its `i18n/<code>/strings.yaml`. Names in braces are filled in. The sentences of islands are
 * written in their components: the interface speaks English in every language.
 *
 * `shell` and `article` are in every browser and count towards its budget; the parts of `LOADED_PARTS` come with the
 * code that needs them; the others stay in the build.
 */
export const en = {
  /** Language of dates, numbers and plural forms. */
  lang: 'en-GB',
  /** Navbar, drawer, sidebar, and the states of a page. */
  shell: {
    docs: 'Documentation',
    /** Beside versions that do not have the page, or have another text. */
    absent: 'not in this version',
    differs: 'different here',
    toDark: 'Switch to dark mode',
    toLight: 'Switch to light mode',
    loadingPage: 'Loading page',
    loading: 'Loading…',
    notLoaded: 'This part of the page could not be loaded. The site may have been updated.',
    offline: "You're offline. The link opens once you're back online.",
    retry: 'Retry',
    close: 'Close',
    search: 'Search',
    /** The specification writes it with three dots. */
    loadingSearch: 'Loading...',
    noSearch: 'The search could not be loaded.',
  },
  /** The part of the shell that only the build renders. */
  frame: {
    skip: 'Skip to main content',
    main: 'Main',
    home: '{title} home',
    openMenu: 'Open menu',
    announcement: 'Announcement',
    closeAnnouncement: 'Close announcement',
    version: 'Version',
    language: 'Language',
    colourMode: 'Switch colour mode',
    colours: 'Theme',
    light: 'Light',
    dark: 'Dark',
    system: 'System',
    menu: 'Menu',
    closeMenu: 'Close menu',
    site: 'Site',
    notStarted: 'Search, menus and buttons failed to load. You can still read this page.',
  },
  /** Enlarged pictures. */
  zoom: {
    image: 'Image',
    larger: 'Zoom in',
    smaller: 'Zoom out',
  },
  /** Steps and replays. */
  steps: {
    pause: 'Pause',
    goOn: 'Continue',
    step: 'Step {number} of {count}',
  },
  /** What is ignored of an address. */
  address: {
    tooLong: 'A value in the address was ignored because it is longer than 4 kB.',
    close: 'Close',
  },
  search: {
    crashed: 'The search crashed.',
    field: 'Search the documentation',
    version: 'Search the docs ({version})',
    clear: 'Clear',
    reload: 'Reload',
    kinds: 'Filter results',
    all: 'All {count}',
    gadget: 'Gadgets',
    row: 'With flags or fields',
    guide: 'Guides',
    reference: 'Reference',
    blog: 'Blog',
    results: 'Results',
    hint: 'Search for a name, flag or error message.',
    nothing: 'Nothing found for “{query}”. Try other words, or the exact name of a flag or column.',
    inVersion: 'Version',
    showAll: 'Show all {count} results',
    select: 'Select',
    open: 'Open',
    nearest: 'Similar words in the docs',
    suggested: 'Try',
    ask: 'Ask the community',
    didYouMean: 'Did you mean',
    recent: 'Recent searches',
    places: 'Go to',
    docsOf: 'Documentation {version}',
    updated: 'The site has been updated since this page was opened.',
    noIndex: 'The search index could not be loaded.',
    pages: { one: '{count} page', other: '{count} pages' },
    corrected: ', showing results for “{query}”',
    partial: ' so far, still loading',
    operators: '; quotes and - are ignored',
    unread: 'This language is not supported. Try English words, or the exact name of a flag or column.',
  },
  /** What behaviours say in and around an article. */
  article: {
    explain: 'Explain',
    build: 'Customize',
    environment: 'Change',
    copied: 'Copied',
    notCopied: 'Copy failed',
    more: 'Read more',
    wrap: 'Wrap',
    table: 'Table {number}',
    code: 'Code {number}',
    openLarge: 'Enlarge',
    replay: 'Replay',
    variable: '{name}: select to use your own value',
  },
  /** Around the words that a search marked on a page. */
  marks: {
    name: 'Highlights',
    clear: 'Clear highlights',
    clearCount: { one: 'Clear highlights ({count})', other: 'Clear highlights ({count})' },
    cleared: 'Highlights cleared.',
  },
  /** What the not-found page suggests. */
  suggestions: {
    nearest: 'Did you mean one of these?',
    otherVersions: 'Other versions have this page',
    /** The version, then the page. */
    absent: 'Version {version} of the documentation has no page {page}.',
    pageIn: '{page} in {version}',
  },
  /** In the list of gadgets. */
  finder: {
    any: 'Any',
    needsKernel: 'Linux {kernel} or later',
    onlyWith: '{tools} only',
    sinceVersion: 'since {version}',
  },
  /** What a version changed, and the upgrade guide. */
  changes: {
    title: 'What changed in {version}',
    since: 'Compared with {before}: {data} to tools and gadgets, {pages}.',
    oldest: 'This is the oldest version of this documentation. The upgrade guide lists what later versions changed.',
    /** The same where nothing is known of tools and gadgets. */
    pagesSince: 'Compared with {before}: {pages}.',
    oldestPages: 'This is the oldest version of this documentation.',
    data: { one: '{count} change', other: '{count} changes' },
    pagesCount: { one: '{count} changed page', other: '{count} changed pages' },
    tools: 'Tools and gadgets',
    pages: 'Pages',
    guide: 'Upgrade guide',
    feed: 'Feed',
    feedTitle: '{title}: changes by version',
    feedText:
      'What each version of the documentation changed. This is a feed ({format}); copy its address into a feed reader.',
  },
  /** What stands around the text of a page. */
  page: {
    breadcrumbs: 'Breadcrumbs',
    docs: 'Docs',
    contents: 'On this page',
    /** Landmarks of one page need names of their own. */
    book: 'Contents',
    contentsDisclosed: 'Contents of this page',
    edit: 'Edit this page',
    lastUpdated: 'Last updated',
    updated: 'updated',
    newIn: 'New in {version}',
    changedIn: 'See what changed in {version}',
    unchangedSince: 'Same since {version}',
    /** Behind the name of a flag or field that came later than its page. */
    since: 'Since {version}',
    report: 'Report a problem',
    openMarkdown: 'Open as Markdown',
    copyMarkdown: 'Copy as Markdown',
    tags: 'Tags',
    docsPagination: 'Previous and next page',
    previous: 'Previous',
    next: 'Next',
    sectionPages: 'Pages in this section',
    pagesIn: 'Pages in {category}',
    filterPages: 'Filter pages',
    /** Above a page whose text is in the default language. */
  },
  /** What the compiler puts into a text: in the language of the text, not of the page. */
  text: {
    note: 'Note',
    tip: 'Tip',
    info: 'Info',
    warning: 'Warning',
    danger: 'Danger',
    caution: 'Caution',
    copy: 'Copy',
    copyAll: 'Copy all',
    showLines: 'Show all {count} lines',
    directLink: 'Direct link to {heading}',
    footnotes: 'Footnotes',
    backTo: 'Back to reference {number}',
    /** Names of diagrams begin with their kind, for readers who cannot see the drawing. */
    diagrams: { flowchart: 'Flowchart', sequence: 'Sequence diagram', state: 'State diagram' },
  },
  /** What the banner of a version says. */
  versions: {
    supported: 'This page is for {version}, an earlier release that is still supported.',
    unmaintained: 'This page is for {version}, which is no longer maintained.',
    unreleased: 'This page is for {version}, which is not released yet.',
    /** The version is a link. */
    current: 'Read it for {version}.',
  },
  notFound: {
    code: '404',
    name: 'Page not found',
    description: 'There is no page at this address.',
    title: 'Page not found',
    text: 'It may have moved, or the version you are reading does not include it.',
    routes: 'Where to go from here',
    home: 'Home',
    homeText: 'Start here.',
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
    writtenBy: 'By',
    archive: 'Archive',
    archiveText: 'Every post by year and month.',
    tags: 'Tags',
    tagsText: 'All topics and how many posts each has.',
    tagsOften: 'Most used',
    tagsSome: 'Occasional',
    tagsOnce: 'Used once',
    allTags: 'All tags',
    taggedWith: 'Posts tagged {tag}',
    tagText: 'Posts of {title} tagged {tag}.',
    authors: 'Authors',
    authorsText: 'About our bylines.',
    allPosts: 'All posts',
    sections: 'Blog sections',
    posts: { one: '{count} post', other: '{count} posts' },
    readingTime: { one: '{count} min read', other: '{count} min read' },
    pageOf: 'Page {page} of {pages}',
    /** Behind the name of a list, on its second page and later ones. */
    pageSuffix: ', page {page}',
    listText: '{title}{suffix} of {pages}: posts from {from} to {to}.',
    /** Name of the feeds of a blog that has no name of its own. */
    feedTitle: '{title} blog',
    feedText:
      'This is a feed ({format}). Copy its address into a feed reader to follow new posts, or read the blog on its own pages.',
  },
} as const;

/** HTML elements that content may write itself, with the attributes that each takes besides those of all. */
const ELEMENTS: ReadonlyMap<string, readonly string[]> = new Map([
  ['a', ['href', 'name', 'target', 'rel', 'download']],
  ['abbr', []],
  ['address', []],
  ['article', []],
  ['aside', []],
  ['audio', ['src', 'controls', 'autoplay', 'loop', 'muted', 'preload']],
  ['b', []],
  ['bdi', []],
  ['bdo', []],
  ['big', []],
  ['blockquote', ['cite']],
  ['br', ['clear']],
  ['button', ['type', 'disabled']],
  ['caption', []],
  ['center', []],
  ['cite', []],
  ['code', []],
  ['col', ['span', 'width']],
  ['colgroup', ['span']],
  ['dd', []],
  ['del', ['cite', 'datetime']],
  ['details', ['open']],
  ['dfn', []],
  ['div', []],
  ['dl', []],
  ['dt', []],
  ['em', []],
  ['fieldset', ['disabled']],
  ['figcaption', []],
  ['figure', []],
  ['font', ['color', 'size', 'face']],
  ['footer', []],
  ['form', ['action', 'method']],
  ['h1', []],
  ['h2', []],
  ['h3', []],
  ['h4', []],
  ['h5', []],
  ['h6', []],
  ['header', []],
  ['hgroup', []],
  ['hr', ['size', 'width']],
  ['i', []],
  [
    'iframe',
    ['src', 'width', 'height', 'allow', 'allowfullscreen', 'frameborder', 'referrerpolicy', 'scrolling', 'sandbox'],
  ],
  ['img', ['src', 'alt', 'width', 'height', 'border', 'srcset', 'sizes', 'decoding', 'fetchpriority']],
  ['input', ['type', 'checked', 'defaultchecked', 'disabled', 'readonly', 'value', 'placeholder']],
  ['ins', ['cite', 'datetime']],
  ['kbd', []],
  ['label', ['for', 'htmlfor']],
  ['legend', []],
  ['li', ['value']],
  ['main', []],
  ['mark', []],
  ['meter', ['value', 'min', 'max', 'low', 'high', 'optimum']],
  ['nav', []],
  ['nobr', []],
  ['ol', ['start', 'type', 'reversed']],
  ['p', []],
  ['picture', []],
  ['pre', []],
  ['progress', ['value', 'max']],
  ['q', ['cite']],
  ['rp', []],
  ['rt', []],
  ['ruby', []],
  ['s', []],
  ['samp', []],
  ['section', []],
  ['small', []],
  ['source', ['src', 'srcset', 'media', 'type', 'sizes', 'width', 'height']],
  ['span', []],
  ['strike', []],
  ['strong', []],
  ['sub', []],
  ['summary', []],
  ['sup', []],
  ['table', ['border', 'cellpadding', 'cellspacing', 'width', 'summary']],
  ['tbody', []],
  ['td', ['colspan', 'rowspan', 'width', 'height', 'valign', 'nowrap', 'headers']],
  ['tfoot', []],
  ['th', ['colspan', 'rowspan', 'scope', 'width', 'height', 'valign', 'nowrap', 'headers', 'abbr']],
  ['thead', []],
  ['time', ['datetime']],
  ['tr', ['valign']],
  ['track', ['src', 'kind', 'srclang', 'label', 'default']],
  ['tt', []],
  ['u', []],
  ['ul', ['type']],
  ['var', []],
  ['video', ['src', 'width', 'height', 'controls', 'autoplay', 'loop', 'muted', 'playsinline', 'poster', 'preload']],
  ['wbr', []],
]);

/** Attributes that every element takes. Classes, styles and loading hints are dropped: the site decides the look. */
const GLOBAL = new Set([
  'id',
  'title',
  'lang',
  'dir',
  'role',
  'align',
  'class',
  'classname',
  'style',
  'loading',
  'tabindex',
  'hidden',
  'key',
  'translate',
  'bgcolor',
  'width',
  'height',
  'name',
]);

const VOID = new Set(['br', 'col', 'hr', 'img', 'input', 'source', 'track', 'wbr']);

/** Elements of drawings that content may hold. */
const DRAWN = new Set(
  (
    'svg g path circle ellipse line polyline polygon rect text tspan title desc defs symbol use marker pattern ' +
    'clipPath mask linearGradient radialGradient stop'
  ).split(' '),
);

/** Elements that begin a block: inside of a paragraph they end it. */
const BLOCK = new Set(
  (
    'address article aside audio blockquote caption center colgroup dd details div dl dt fieldset figcaption figure ' +
    'footer form h1 h2 h3 h4 h5 h6 header hgroup hr iframe legend li main nav ol p pre section summary table tbody td tfoot th thead tr ul video'
  ).split(' '),
);

/** Elements that hold running text only, so paragraphs in them are taken apart. */
const PHRASING_ONLY = new Set(
  'p summary h1 h2 h3 h4 h5 h6 dt pre b i em strong span code kbd small sub sup u s mark'.split(' '),
);

/** Blocks of ours that HTML has in running text, and those that a paragraph never meets. */
const STAYS_IN_PARAGRAPH = new Set(['audio', 'iframe', 'video', 'li', 'td', 'th', 'tr', 'caption']);

/** Elements that another one of the listed kinds closes, as HTML says in its section on optional tags. */
const CLOSED_BY: ReadonlyMap<string, readonly string[]> = new Map([
  ['li', ['li']],
  ['dt', ['dt', 'dd']],
  ['dd', ['dt', 'dd']],
  ['p', [...BLOCK].filter((name) => !STAYS_IN_PARAGRAPH.has(name))],
  ['tr', ['tr', 'tbody', 'tfoot', 'thead']],
  ['td', ['td', 'th', 'tr', 'tbody', 'tfoot']],
  ['th', ['td', 'th', 'tr', 'tbody', 'tfoot']],
  ['thead', ['tbody', 'tfoot']],
  ['tbody', ['tbody', 'tfoot']],
  ['tfoot', ['tbody']],
  ['caption', ['colgroup', 'col', 'thead', 'tbody', 'tfoot', 'tr']],
  ['colgroup', ['colgroup', 'thead', 'tbody', 'tfoot', 'tr']],
]);

/** Names of all elements. */
export const elementNames = (): string[] => [...ELEMENTS.keys()];

/** Whether content may write an element; the name in lower case. */
export const isElement = (name: string): boolean => ELEMENTS.has(name);

/** Whether an element is one of a drawing, `<svg>` among them. */
export const isDrawn = (name: string): boolean => DRAWN.has(name);

/** Whether an element has no content. */
export const isVoid = (name: string): boolean => VOID.has(name);

/** Whether an element begins a block. */
export const isBlock = (name: string): boolean => BLOCK.has(name);

/** Whether an element holds running text only. */
export const holdsPhrasing = (name: string): boolean => PHRASING_ONLY.has(name);

/** Whether the end of an element may be left out. */
export const endIsOptional = (name: string): boolean => CLOSED_BY.has(name);

/** Whether the start of `next` ends an open `name`. */
export const isClosedBy = (name: string, next: string): boolean => CLOSED_BY.get(name)?.includes(next) ?? false;

/** Whether an element takes an attribute; both names in lower case. */
export function takesAttribute(element: string, attribute: string): boolean {
  return (
    GLOBAL.has(attribute) ||
    /^(?:aria|data)-[\w-]+$/.test(attribute) ||
    (ELEMENTS.get(element)?.includes(attribute) ?? false)
  );
}

/** Names of the attributes that mean something on an element, for messages. */
export const attributesOf = (element: string): string[] => ['id', 'title', ...(ELEMENTS.get(element) ?? [])];

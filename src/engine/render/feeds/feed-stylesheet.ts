/** The rules of the style sheet: selectors, and what they say. */
const FEED_RULES: readonly (readonly [string, readonly string[]])[] = [
  [
    ':root',
    [
      'display: block',
      'max-width: 44rem',
      'margin: 0 auto',
      'padding: 2.5rem 1.25rem 4rem',
      'color-scheme: light dark',
      'font: 17px/1.6 Overpass, system-ui, sans-serif',
      'background: light-dark(#fbfcfc, #101315)',
      'color: light-dark(#15191c, #e7eaec)',
    ],
  ],
  ['channel', ['display: block']],
  ['channel > *, item > *, atom|feed > *, atom|entry > *', ['display: none']],
  [
    'channel > title, atom|feed > atom|title',
    ['display: block', 'font-size: 2rem', 'font-weight: 700', 'line-height: 1.15', 'letter-spacing: -0.02em'],
  ],
  ['channel > description, atom|feed > atom|subtitle', ['display: block', 'margin: 0.5rem 0 1.5rem']],
  [
    'channel > h|a, atom|feed > h|a',
    [
      'display: block',
      'margin: 0 0 2rem',
      'padding: 1rem 1.25rem',
      'border-left: 3px solid light-dark(#ad3800, #f09a6f)',
      'background: light-dark(#f2f4f5, #171b1e)',
    ],
  ],
  [
    'item, atom|feed > atom|entry',
    ['display: block', 'padding: 1.1rem 0', 'border-top: 1px solid light-dark(#dce0e3, #2a3035)'],
  ],
  ['item > h|a, atom|entry > h|a', ['display: block', 'font-size: 1.2rem', 'font-weight: 650', 'line-height: 1.3']],
  [
    'item > pubDate, atom|entry > atom|published',
    [
      'display: block',
      "font: 0.875rem 'Overpass Mono', ui-monospace, monospace",
      'color: light-dark(#555f67, #98a2a9)',
    ],
  ],
  ['item > description, atom|entry > atom|summary', ['display: block', 'margin-top: 0.35rem']],
  [
    'h|a',
    [
      'color: inherit',
      'text-decoration-color: light-dark(#ad3800, #f09a6f)',
      'text-decoration-thickness: 1.5px',
      'text-underline-offset: 0.2em',
    ],
  ],
  ['h|a:focus-visible', ['outline: 2px solid light-dark(#ad3800, #f09a6f)', 'outline-offset: 3px']],
];

/**
 * Style sheet that makes a feed readable when a browser opens it; it is part of the feed, because the policy of files
 * lets them load nothing. CSS and not XSLT: browsers are taking XSLT out and
 * warn about it in red today. CSS cannot make links, so the feeds carry them as `h:a`. A feed has no switch for the
 * colour mode and follows the system.
 */
export function feedStylesheet(): string {
  const rules = FEED_RULES.map(([selector, declarations]) => `${selector} { ${declarations.join('; ')}; }\n`);
  return `@namespace atom url('http://www.w3.org/2005/Atom');
@namespace h url('http://www.w3.org/1999/xhtml');
${rules.join('')}`;
}

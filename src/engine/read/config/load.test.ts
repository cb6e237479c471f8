import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cacheFolder, digest } from '../../model/cache';
import { DiagnosticsError } from '../../model/diagnostic';
import { loadConfig, parseConfig } from './load';

/** Problems of a configuration as `line:column message | hint`. */
function problemsOf(work: () => unknown): string[] {
  try {
    work();
    return [];
  } catch (error) {
    if (!(error instanceof DiagnosticsError)) throw error;
    return error.diagnostics.map((found) => `${found.line}:${found.column} ${found.message} | ${found.hint ?? ''}`);
  }
}

const VERSION = { name: 'v1', status: 'latest' };

test.each([
  [{ title: 'T' }, []],
  [{}, ['title: is missing. | A value of type string is expected.']],
  [
    { title: 'T', titel: 1, footr: 2 },
    ['There is no field "titel". | Did you mean "title"?', 'There is no field "footr". | Did you mean "footer"?'],
  ],
  [{ title: 'T', docs: { pat: 'x' } }, ['There is no field "docs.pat". | Did you mean "path"?']],
  [
    { title: 'T', docs: { base: '/docs/' } },
    ['docs.base: "/docs/" is not legal. | Starts with a slash and does not end in one, as in "/docs".'],
  ],
  [
    { title: 'T', docs: { exclude: ['/drafts/**', 'drafts/'] }, blog: { include: ['!old.md'] } },
    [
      'docs.exclude.0: "/drafts/**" is not legal. | Is a pattern of paths below the folder, as in "**/*.partial.mdx" or "drafts/**", without "!", "/" or "./" in front and "/" at its end.',
      'docs.exclude.1: "drafts/" is not legal. | Is a pattern of paths below the folder, as in "**/*.partial.mdx" or "drafts/**", without "!", "/" or "./" in front and "/" at its end.',
      'blog.include.0: "!old.md" is not legal. | Is a pattern of paths below the folder, as in "**/*.partial.mdx" or "drafts/**", without "!", "/" or "./" in front and "/" at its end.',
    ],
  ],
  [
    { title: 'T', blog: { base: '/' } },
    ['blog.base: "/" is not legal. | Starts with a slash and does not end in one, as in "/docs".'],
  ],
  [
    { title: 'T', docs: { versions: [VERSION] } },
    ['docs.versions: "v1" serves the layer "v1", which is not in docs.layers. | Layers: none.'],
  ],
  [
    { title: 'T', docs: { layers: ['v1', 'v1'], versions: [VERSION, { ...VERSION, status: 'supported' }] } },
    [
      'docs.versions: there are two versions "v1". | Keep one of the two.',
      'docs.layers: there are two layers "v1". | Keep one of the two.',
    ],
  ],
  [
    { title: 'T', docs: { layers: ['v1'], versions: [{ ...VERSION, status: 'supported' }] } },
    ['docs.versions: 0 versions have the status "latest". | Exactly one version has it.'],
  ],
  [
    { title: 'T', navbar: { items: [{ type: 'docSidebar', label: 'Docs', sidebar: 'other' }] } },
    [
      'navbar.items: there is no sidebar "other" (item {"type":"docSidebar","label":"Docs","docsSet":"default","sidebar":"other","position":"left"}). | Sidebars: mainSidebar.',
    ],
  ],
  [
    { title: 'T', navbar: { items: [{ type: 'search', docsSet: 'x' }] } },
    ['There is no field "navbar.items.0.docsSet". | Fields: type, position.'],
  ],
  [
    { title: 'T', docs: { sets: [{ id: 'tool', base: '/docs/tool' }] } },
    [
      'docs.sets: the base "/docs/tool" is not apart from "/docs". | Neither of the two may be the other or lie below it.',
    ],
  ],
  [
    {
      title: 'T',
      docs: {
        sets: [
          { id: 'default', base: '/a' },
          { id: 'b', base: '/b', versions: [VERSION] },
        ],
      },
    },
    [
      'docs.sets.1.versions: "v1" serves the layer "v1", which is not in docs.sets.1.layers. | Layers: none.',
      'docs.sets: there are two docs sets "default". | Give one of the two another id; "default" is that of docs itself.',
    ],
  ],
  [
    {
      title: 'T',
      docs: { sets: [{ id: 'tool', base: '/tool', sidebar: 'own' }] },
      navbar: {
        items: [
          { type: 'doc', label: 'D', docsSet: 'tol', doc: 'x' },
          { type: 'docSidebar', label: 'S', docsSet: 'tool', sidebar: 'mainSidebar' },
        ],
      },
    },
    [
      'navbar.items: there is no docs set "tol" (item {"type":"doc","label":"D","docsSet":"tol","doc":"x","position":"left"}). | Docs sets: default, tool.',
      'navbar.items: there is no sidebar "mainSidebar" (item {"type":"docSidebar","label":"S","docsSet":"tool","sidebar":"mainSidebar","position":"left"}). | Sidebars: own.',
    ],
  ],
  [
    {
      title: 'T',
      footer: { groups: [{ title: 'G', links: [{ label: 'L', href: 'docs/a' }] }], copyright: '', trademark: '' },
      announcement: { id: 'a', text: 'T', link: { label: 'L', href: 'javascript:x' } },
    },
    ['footer.groups.0.links.0.href: "docs/a"', 'announcement.link.href: "javascript:x"'].map(
      (field) =>
        `${field} is not legal. | Is an address such as https://example.org, or a path of this site, which starts with a slash.`,
    ),
  ],
  [{ title: 'T', defaultLocale: 'de' }, ['defaultLocale: "de" is not one of the locales. | Locales: en.']],
  [
    { title: 'T', tableOfContents: { min: 4, max: 2 } },
    ['tableOfContents: min 4 is above max 2. | Both are heading levels from 2 to 6, min first.'],
  ],
  [
    { title: 'T', images: { quality: 70, min: 900, max: 640, steps: 2 } },
    ['images: min 900 is above max 640. | Both are widths in pixels, min first.'],
  ],
  [
    {
      title: 'T',
      redirects: [
        { from: '/a', to: '/b' },
        { from: '/a/', to: '/c' },
      ],
    },
    ['redirects: there are two redirects from /a/. | Keep one of the two.'],
  ],
  [
    { title: 'T', redirects: [{ from: '/a', to: '/a/' }] },
    ['redirects: /a → /a never ends. | Let one of them lead to a page.'],
  ],
  [
    {
      title: 'T',
      redirects: [
        { from: '/a', to: '/b' },
        { from: '/b', to: '/c' },
        { from: '/x', to: '/b' },
      ],
    },
    [],
  ],
  [
    {
      title: 'T',
      redirects: [
        { from: '/a', to: '/b#x' },
        { from: '/b', to: '/a' },
      ],
    },
    ['redirects: /a → /b → /a never ends. | Let one of them lead to a page.'],
  ],
  [
    {
      title: 'T',
      redirects: [
        { from: '/a', to: '/b/*' },
        { from: '/v1/*', to: '/v1/old/*' },
        { from: '/v3/*', to: '/v4/*' },
        { from: '/v4/*', to: '/v3/*' },
      ],
    },
    [
      'redirects: /b/* holds a star, and /a has none that could fill it. | Write /a/* or name one page.',
      'redirects: /v1/* → /v1/old/* never ends. | Let one of them lead to a page.',
      'redirects: /v3/* → /v4/* → /v3/* never ends. | Let one of them lead to a page.',
    ],
  ],
  [
    { title: 'T', redirects: [{ from: '/a*', to: '/b' }] },
    [
      'redirects.0.from: "/a*" is not legal. | Is a path of this site: a slash in front, no "..", no query, no hash, "*" only as its last part.',
    ],
  ],
  [
    { title: 'T', redirects: [{ from: '/../x', to: '/' }] },
    [
      'redirects.0.from: "/../x" is not legal. | Is a path of this site: a slash in front, no "..", no query, no hash, "*" only as its last part.',
    ],
  ],
  [
    { title: 'T', redirects: [{ from: '/x', to: '//example.org' }] },
    [
      'redirects.0.to: "//example.org" is not legal. | Is a path of this site that starts with one slash, "*" only as its last part.',
    ],
  ],
])('%j', (value, expected) =>
  expect(problemsOf(() => parseConfig(value, ''))).toEqual(expected.map((line) => `1:1 ${line}`)),
);

test('what a configuration leaves out has its defaults', () => {
  const config = parseConfig(
    {
      title: 'T',
      announcement: { id: 'a', text: 'New' },
      docs: { layers: ['v1'], versions: [VERSION], sets: [{ id: 'tool', base: '/tool' }] },
      navbar: { items: [{ type: 'link', label: 'L', to: '/x' }, { type: 'search' }] },
    },
    '',
  );
  expect(JSON.stringify(config, null, 1)).toMatchInlineSnapshot(`
    "{
     "title": "T",
     "tagline": "",
     "url": "http://localhost:3000",
     "base": "/",
     "host": "any",
     "trailingSlash": false,
     "siteVersion": "0.0.0",
     "locales": [
      {
       "code": "en",
       "label": "English",
       "htmlLang": "en",
       "direction": "ltr",
       "path": "en"
      }
     ],
     "defaultLocale": "en",
     "colorMode": {
      "default": "light",
      "respectSystem": false
     },
     "navbar": {
      "hideOnScroll": false,
      "items": [
       {
        "type": "link",
        "label": "L",
        "to": "/x",
        "position": "left"
       },
       {
        "type": "search",
        "position": "left"
       }
      ]
     },
     "footer": {
      "groups": [],
      "copyright": "",
      "trademark": ""
     },
     "announcement": {
      "id": "a",
      "text": "New",
      "closable": true
     },
     "docs": {
      "include": [
       "**/*.{md,mdx}"
      ],
      "exclude": [
       "**/_*.{md,mdx}",
       "**/_*/**",
       "**/*.test.{js,jsx,ts,tsx}",
       "**/__tests__/**"
      ],
      "sidebar": "mainSidebar",
      "layers": [
       "v1"
      ],
      "versions": [
       {
        "name": "v1",
        "status": "latest",
        "variables": {}
       }
      ],
      "base": "/docs",
      "sets": [
       {
        "id": "tool",
        "base": "/tool",
        "include": [
         "**/*.{md,mdx}"
        ],
        "exclude": [
         "**/_*.{md,mdx}",
         "**/_*/**",
         "**/*.test.{js,jsx,ts,tsx}",
         "**/__tests__/**"
        ],
        "sidebar": "mainSidebar",
        "layers": [],
        "versions": []
       }
      ]
     },
     "blog": {
      "include": [
       "**/*.{md,mdx}"
      ],
      "exclude": [
       "**/_*.{md,mdx}",
       "**/_*/**",
       "**/*.test.{js,jsx,ts,tsx}",
       "**/__tests__/**"
      ],
      "base": "/blog",
      "title": "",
      "description": "",
      "addresses": "month",
      "postsPerPage": 10
     },
     "readerVariables": {},
     "tools": [],
     "redirects": [],
     "tableOfContents": {
      "min": 2,
      "max": 3
     },
     "images": {
      "quality": 70,
      "min": 640,
      "max": 1030,
      "steps": 2
     },
     "embeds": [],
     "admonitions": {},
     "math": false,
     "search": {
      "enabled": true,
      "maxHits": 10,
      "highlight": true
     },
     "houseRules": false,
     "onBroken": "warn"
    }"
  `);
});

test('a problem has the place of its field', () => {
  const source =
    "export default {\n  title: 'T',\n  redirects: [\n    { from: '/a', to: '/b' },\n    { from: '/b', to: '/a' },\n  ],\n};\n";
  expect(
    problemsOf(() =>
      parseConfig(
        {
          title: 'T',
          redirects: [
            { from: '/a', to: '/b' },
            { from: '/b', to: '/a' },
          ],
        },
        source,
      ),
    ).map((line) => line.split(' ', 1)[0]),
  ).toEqual(['4:5']);
});

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'config-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('a root without a configuration has the defaults and the name of its folder', async () => {
  expect(await loadConfig(root)).toMatchObject({ title: path.basename(root), base: '/', docs: { base: '/docs' } });
});

test.each([
  ["throw new Error('boom\\nat file');", 'The configuration cannot be loaded: boom'],
  ['export const x = 1;', 'The file has no default export.'],
  ['export default null;', 'The whole: null is not legal.'],
])('%j is one problem of one line', async (source, message) => {
  writeFileSync(path.join(root, 'site.config.ts'), source);
  await expect(loadConfig(root)).rejects.toMatchObject({
    diagnostics: [{ file: 'site.config.ts', line: 1, column: 1, rule: 'config', severity: 'error', message }],
  });
});

test('a cache that cannot be used is no mistake of the configuration', async () => {
  const file = path.join(root, 'site.config.ts');
  writeFileSync(file, "export default { title: 'T' };");
  const blocked = path.join(cacheFolder('config'), digest(file));
  writeFileSync(blocked, '');
  try {
    await expect(loadConfig(root)).rejects.toMatchObject({ syscall: 'mkdir', path: expect.stringContaining(blocked) });
  } finally {
    rmSync(blocked);
  }
});

test('the first page of a version is called index', () => {
  const item = { type: 'doc', label: 'D' };
  const items = [
    { ...item, doc: 'index' },
    { ...item, doc: 'guides/index' },
    { ...item, doc: 'reindex' },
  ];
  const { navbar } = parseConfig({ title: 'T', navbar: { items } }, '');
  expect(navbar.items).toMatchObject([{ doc: '' }, { doc: 'guides' }, { doc: 'reindex' }]);
});

test('a root elsewhere types its configuration as the project does', async () => {
  const source =
    "import { defineSite } from './src/engine/read/config/define-site';\nexport default defineSite({ title: 'T' });\n";
  writeFileSync(path.join(root, 'site.config.ts'), source);
  expect(await loadConfig(root)).toMatchObject({ title: 'T' });
});

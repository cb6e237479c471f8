import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test } from 'vitest';
import type { PageMeta } from '../../../shared/page-data';
import type { NavbarItem, SiteData, VersionData } from '../../../shared/site-data';
import { en } from '../../../shared/strings/en';
import { SiteProvider } from '../../context';
import { itemLinks, type ItemLink } from './item-links';
import { Navbar } from './Navbar';
import { updateNavbar } from './update-navbar';

const version = (name: string, release = name): VersionData => ({
  name,
  label: name,
  path: `/docs/${name}`,
  status: 'supported',
  isLast: name === 'latest',
  release,
});
const set = {
  id: 'default',
  base: '/docs',
  versions: [version('latest', 'v2'), version('main'), version('v1')],
  sidebars: ['all'],
};
const locale = (code: string) => ({ code, label: code, htmlLang: code, direction: 'ltr' as const, path: code });

/** An entry of each kind. The type has the compiler ask for a new kind here. */
const ITEMS: { [Type in NavbarItem['type']]: Extract<NavbarItem, { type: Type }> } = {
  link: { type: 'link', label: 'Blog', to: '/blog', position: 'left' },
  docSidebar: { type: 'docSidebar', label: 'Docs', docsSet: 'default', sidebar: 'all', position: 'left' },
  doc: { type: 'doc', label: 'Start', docsSet: 'default', doc: 'start', position: 'left' },
  docsVersionDropdown: { type: 'docsVersionDropdown', docsSet: 'default', position: 'right' },
  localeDropdown: { type: 'localeDropdown', position: 'right' },
  repository: { type: 'repository', label: 'Source', href: 'https://example.org/source', position: 'right' },
  search: { type: 'search', position: 'right' },
  colorMode: { type: 'colorMode', position: 'right' },
};
const site = {
  title: 'Site',
  base: '/tool/',
  prefix: '',
  docsSets: [set],
  defaultLocale: 'en',
  locale: 'en',
  locales: [locale('en'), locale('fr')],
  search: { enabled: true },
  navbar: { items: Object.values(ITEMS) },
  strings: en,
} as unknown as SiteData;

const docs = (name: string, page: string, more: object = {}): PageMeta =>
  ({
    path: `/docs/${name}/${page}`,
    section: 'docs',
    docs: { set: 'default', version: name, page, absentIn: [], ...more },
  }) as unknown as PageMeta;
const plain = (path: string, section = 'page'): PageMeta => ({ path, section }) as PageMeta;

const PAGES: Record<string, PageMeta> = {
  home: plain('/', 'home'),
  blog: plain('/blog/2025/a', 'blog'),
  latest: docs('latest', 'start', { differsIn: ['v1'] }),
  old: docs('v1', 'gadgets/', { absentIn: ['main'] }),
  lost: plain('/404', 'not-found'),
};

const render = (page: PageMeta): string =>
  renderToStaticMarkup(
    <SiteProvider value={site}>
      <Navbar page={page} logo={null} />
    </SiteProvider>,
  );

/** Elements with their attributes in alphabetical order, one a line. */
const shape = (element: Element): string[] => [
  `${element.localName} ${[...element.attributes]
    .map(({ name, value }) => `${name}="${value}"`)
    .toSorted()
    .join(' ')} ${element.childElementCount === 0 ? element.textContent : ''}`,
  ...[...element.children].flatMap(shape),
];

/** The navbar in the document. */
function navbar(): Element {
  return document.querySelector('.navbar') as Element;
}

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/tool/');
});

describe('a navbar updated from another page is the one rendered for the page', () => {
  const names = Object.keys(PAGES);
  test.each(names.flatMap((from) => names.map((to) => [from, to] as const)))('%s → %s', (from, to) => {
    const [before, after] = [PAGES[from], PAGES[to]] as [PageMeta, PageMeta];
    document.body.innerHTML = render(after);
    const rendered = shape(navbar());
    for (const type of Object.keys(ITEMS)) expect(rendered.join()).toContain(`navbar__item--${type}`);
    document.body.innerHTML = render(before);
    history.replaceState(null, '', `/tool${after.path}`);
    updateNavbar(site, after);
    expect(shape(navbar())).toEqual(rendered);
  });
});

const linksOf = (type: NavbarItem['type'], page: PageMeta, preferred: string | null = null): ItemLink[] =>
  itemLinks(ITEMS[type], { site, page, path: page.path, preferred: () => preferred }).links;

test.each([
  [plain('/'), null, 'latest'],
  [plain('/'), 'v1', 'v1'],
  [plain('/'), 'v0.1.0', 'latest'],
  [docs('latest', 'start'), 'v1', 'latest'],
  [docs('v1', 'start'), null, 'v1'],
])('%j with %s preferred leads to %s', (page, preferred, name) => {
  expect(linksOf('docSidebar', page, preferred)[0]?.href).toBe(`/tool/docs/${name}`);
  expect(linksOf('doc', page, preferred)[0]?.href).toBe(`/tool/docs/${name}/start`);
});

test.each([
  [docs('latest', 'start'), '/docs/v1/start'],
  [docs('latest', 'gadgets/'), '/docs/v1/gadgets/'],
  [docs('latest', ''), '/docs/v1'],
  [docs('latest', 'new', { absentIn: ['v1'] }), '/docs/v1'],
  [plain('/'), '/docs/v1'],
])('from %j to another version', (page, path) => {
  expect(linksOf('docsVersionDropdown', page)[2]?.href).toBe(`/tool${path}`);
});

test.each([
  ['/blog', 'page'],
  ['/blog/', 'page'],
  ['/blog/2025/01/a', 'true'],
  ['/blogs', undefined],
  ['/', undefined],
])('on %s the link to /blog is %s', (path, mark) => {
  expect(linksOf('link', plain(path))[0]?.current).toBe(mark);
});

test('the link to the home page is current there only', () => {
  const home = { ...ITEMS.link, to: '/' };
  const mark = (path: string) =>
    itemLinks(home, { site, page: plain(path), path, preferred: () => null }).links[0]?.current;
  expect([mark('/'), mark('/blog')]).toEqual(['page', undefined]);
});

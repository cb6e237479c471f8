import { expect, test } from 'vitest';
import { temporaryFolder } from '../model/test-folder';
import { loadSites, type SiteSource } from './site';

const { at, writeAll } = temporaryFolder();

const LOCALES = ['en', 'fr'].map((code) => ({ code, label: code, htmlLang: code, path: code }));
const PLUGIN = 'i18n/fr/docusaurus-plugin-content-docs';

/** A site of these files in English and French, read in French. */
async function french(files: Record<string, string>, config: object = {}): Promise<SiteSource> {
  const all = {
    ...files,
    'site.config.ts': `export default ${JSON.stringify({ title: 'T', locales: LOCALES, ...config })};`,
  };
  writeAll(all);
  const [, other] = await loadSites(at(), { dates: new Map() });
  if (!other) throw new Error('The site has two languages.');
  return other;
}

const titlesOf = ({ versions }: SiteSource): Record<string, string[]> =>
  Object.fromEntries(
    versions.map(({ path: prefix, files }) => [
      prefix,
      [...files.pages.values()].map(({ frontMatter, language = 'en' }) => `${language} ${frontMatter.title ?? ''}`),
    ]),
  );

const page = (title: string): string => `---\ntitle: ${title}\n---\n\nText.\n`;

test('the folder of the current version translates a set without versions', async () => {
  const site = await french({
    'docs/a.md': page('A'),
    'docs/b.md': page('B'),
    [`${PLUGIN}/current/a.md`]: page('Ah'),
    [`${PLUGIN}/current/gone.md`]: page('Parti'),
  });
  expect(titlesOf(site)).toEqual({ '/fr/docs': ['fr Ah', 'en B'] });
  expect(site.problems).toMatchObject([
    { file: `${PLUGIN}/current/gone.md`, rule: 'i18n/no-original', severity: 'warning' },
  ]);
});

test('layers have folders by their version, the newest one that of the current version too', async () => {
  const site = await french(
    {
      'docs/1.0/a.md': page('A1'),
      'docs/2.0/a.md': page('A2'),
      'docs/2.0/b.md': page('B'),
      [`${PLUGIN}/version-1.0/a.md`]: page('Un'),
      [`${PLUGIN}/current/a.md`]: page('Deux'),
    },
    {
      docs: {
        layers: ['1.0', '2.0'],
        versions: [
          { name: '2.0', status: 'latest' },
          { name: '1.0', status: 'unmaintained' },
        ],
      },
    },
  );
  expect(titlesOf(site)).toEqual({ '/fr/docs/1.0': ['fr Un'], '/fr/docs/2.0': ['fr Deux', 'en B'] });
});

test('another docs set has a folder with its id; what the own layout says counts more', async () => {
  const site = await french(
    {
      'docs/a.md': page('A'),
      'api/a.md': page('B'),
      [`${PLUGIN}-api/current/a.md`]: page('Other'),
      'i18n/fr/docs/default/a.md': page('Own'),
      [`${PLUGIN}/current/a.md`]: page('Foreign'),
    },
    { docs: { sets: [{ id: 'api', base: '/api' }] } },
  );
  expect(titlesOf(site)).toEqual({ '/fr/docs': ['fr Own'], '/fr/api': ['fr Other'] });
});

test('words of categories stand beside the folder, by the label or the name of the folder', async () => {
  const text = (message: string): object => ({ message, description: 'where it stands' });
  const site = await french({
    'docs/01-start/a.md': page('A'),
    'docs/more/b.md': page('B'),
    'docs/more/_category_.json': '{"label": "More v1.0", "link": {"type": "generated-index", "title": "T"}}',
    [`${PLUGIN}/current.json`]: JSON.stringify({
      'version.label': text('Suivante'),
      'sidebar.side.category.start': text('Début'),
      'sidebar.side.category.More v1.0': text('Plus'),
      'sidebar.side.category.More v1.0.link.generated-index.title': text('Encore plus'),
    }),
  });
  const categories = site.versions[0]?.files.categories;
  expect(categories?.get('01-start')).toMatchObject({ label: 'Début' });
  expect(categories?.get('more')).toMatchObject({ label: 'Plus', link: { title: 'Encore plus' } });
  expect(site.problems).toEqual([]);
});

test('words of categories that are none are an error with their place', async () => {
  const site = await french({
    'docs/a.md': page('A'),
    [`${PLUGIN}/current.json`]: '{\n  "sidebar.side.category.start": "Début"\n}',
  });
  expect(site.problems).toMatchObject([{ file: `${PLUGIN}/current.json`, line: 2, severity: 'error' }]);
});

test('posts and by-lines are translated in the folder of the blog', async () => {
  const folder = 'i18n/fr/docusaurus-plugin-content-blog';
  const site = await french({
    'blog/2024-01-02-a.md': '---\ntitle: A\nauthors: [ann]\n---\n\nText.\n\n<!-- truncate -->\n',
    'blog/authors.yml': 'ann:\n  name: Ann\n',
    [`${folder}/2024-01-02-a.md`]: page('Ah'),
    [`${folder}/authors.yml`]: 'ann:\n  name: Anne\n',
  });
  expect(site.blog?.posts).toMatchObject([
    { title: 'Ah', path: '/fr/blog/2024/01/02/a', authors: [{ name: 'Anne' }], document: { language: 'fr' } },
  ]);
});

test('a post without an original is an error in a folder of our own, and a warning in one of another tool', async () => {
  const site = await french({
    'docs/a.md': page('A'),
    'blog/2024-01-02-one.md': page('One'),
    'i18n/fr/blog/2024-01-02-none.md': page('Rien'),
    'i18n/fr/docusaurus-plugin-content-blog/2024-01-02-other.md': page('Autre'),
  });
  expect(site.problems.map(({ file, severity }) => `${severity} ${file}`).sort()).toEqual([
    'error i18n/fr/blog/2024-01-02-none.md',
    'warning i18n/fr/docusaurus-plugin-content-blog/2024-01-02-other.md',
  ]);
});

test('the default language has a folder, too, and other languages do not see what it says', async () => {
  const own = PLUGIN.replace('fr', 'en');
  writeAll({
    'docs/a.md': page('A'),
    'docs/guides/b.md': page('B'),
    'docs/guides/_category_.json': '{ "label": "Guides" }',
    'blog/2024-01-01-p.md': page('P'),
    [`${own}/current/a.md`]: page('Own A'),
    [`${own}/current.json`]: '{ "sidebar.docs.category.Guides": { "message": "Own guides" } }',
    'i18n/en/docusaurus-plugin-content-blog/2024-01-01-p.md': page('Own P'),
    'src/pages/index.md': page('About'),
    'i18n/en/docusaurus-plugin-content-pages/index.md': page('Own about'),
    'site.config.ts': `export default ${JSON.stringify({ title: 'T', locales: LOCALES })};`,
  });
  const told = (await loadSites(at(), { dates: new Map() })).map((site) => [
    titlesOf(site),
    site.versions[0]?.files.categories.get('guides')?.label,
    [...(site.blog?.posts ?? []), ...site.texts].map(({ path, document }) => `${path} ${document.frontMatter.title}`),
    site.problems,
  ]);
  expect(told).toEqual([
    [{ '/docs': ['en Own A', 'en B'] }, 'Own guides', ['/blog/2024/01/01/p Own P', '/ Own about'], []],
    [{ '/fr/docs': ['en A', 'en B'] }, 'Guides', ['/fr/blog/2024/01/01/p P', '/fr About'], []],
  ]);
});

test('pages of Markdown are translated in both folders, and what the own one says counts more', async () => {
  const site = await french({
    'src/pages/about.md': page('About'),
    'src/pages/team.md': page('Team'),
    'i18n/fr/pages/about.md': page('Own'),
    'i18n/fr/docusaurus-plugin-content-pages/about.md': page('Foreign'),
    'i18n/fr/docusaurus-plugin-content-pages/team.md': page('Equipe'),
  });
  expect(site.texts.map(({ path, title }) => `${path} ${title}`)).toEqual(['/fr/about Own', '/fr/team Equipe']);
});

test('the translation of a draft is no page, and no mistake', async () => {
  const site = await french({
    'docs/a.md': page('A'),
    'docs/later.md': '---\ntitle: Later\ndraft: true\n---\n\nText.\n',
    'i18n/fr/docs/default/later.md': page('Plus tard'),
  });
  expect(titlesOf(site)).toEqual({ '/fr/docs': ['en A'] });
  expect(site.problems).toEqual([]);
});

test('what is wrong with the originals is told of once, in the default language', async () => {
  const site = await french({
    'docs/a.md': '---\ntitle: A\nnothing: x\n---\n\nText.\n',
    'i18n/fr/docs/default/a.md': '---\ntitle: Ah\nrien: x\n---\n\nText.\n',
  });
  expect(site.problems.map(({ file, rule }) => `${file} ${rule}`)).toEqual([
    'i18n/fr/docs/default/a.md front-matter/unknown',
  ]);
});

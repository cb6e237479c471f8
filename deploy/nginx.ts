import { existsSync } from 'node:fs';
import path from 'node:path';
import { runAsProgram, scriptCommand } from '../scripts/command';
import { CommandError, UsageError, wholeNumber } from '../src/engine/model/errors';
import { escapePattern } from '../src/engine/model/escape';
import { CONTENT_TYPES } from '../src/engine/model/files';
import { readHostingRules } from '../src/engine/serve/static-files';
import {
  headersOf,
  PRIVATE_FILES,
  RULES_FILE,
  WORKER_FOLDER,
  type HostingRules,
} from '../src/engine/render/hosts/hosting';
import { KEEP_WORKER } from '../src/shared/keep';
import { fillWildcard, isPattern, prefixOf } from '../src/shared/redirects';
import { withBase } from '../src/shared/urls';

interface NginxOptions {
  folder: string;
  port: number;
  /** Host names that it answers; all when left out. */
  name?: string | undefined;
  /** The module ngx_brotli is loaded: clients that accept brotli get it. */
  brotli: boolean;
}

/**
 * The nginx configuration of a built site, for the `http` block, from the same rules that the project's own server
 * follows: redirects keep the query, both slash forms and the `.html` forms answer, unknown paths get the not-found
 * page. Nothing is compressed on the way: the files that the build packed are sent. Headers that are set on the level
 * of the server apply to pages, redirects and errors; a location that sets one replaces all of them.
 */
export function nginxConfig(rules: HostingRules, { folder, port, name = '_', brotli }: NginxOptions): string {
  const { base, prefixes = [] } = rules;
  const several = prefixes.length > 0;
  const headersFor = (name: string): string[] => headerLines(headersOf(rules, name));
  const file = [...toRoot(base), 'try_files $uri =404;'];
  const page = [...toRoot(base), ...headersFor('index.html')];
  const server = [
    `listen ${port};`,
    `server_name ${name};`,
    'server_tokens off;',
    'absolute_redirect off;',
    'merge_slashes off;',
    'charset utf-8;',
    `charset_types ${textTypes().join(' ')};`,
    block('types', typeLines()),
    'default_type application/octet-stream;',
    'gzip_static on;',
    'gzip_vary on;',
    ...(brotli ? ['brotli_static on;'] : []),
    `root ${quoted(folder)};`,
    `error_page 404 ${several ? '$site_not_found' : `${base}404.html`};`,
    // nginx notices a range past the end after it has set the headers; the answer would contain them twice.
    'error_page 416 @range;',
    block('location @range', ['add_header Accept-Ranges "bytes" always;', 'return 416;']),
    ...headerLines({ ...rules.headers, ...rules.documentHeaders }),
    ...rules.redirects.filter((rule) => !isPattern(rule)).flatMap((rule) => redirectBlocks(rule, base)),
    ...PRIVATE_FILES.map((name) => block(`location = ${quoted(base + name)}`, ['return 404;'])),
    block(`location ~ ${quoted(HIDDEN)}`, ['return 404;']),
    ...rules.redirects.filter(isPattern).map((rule) => patternBlock(rule, base)),
    ...['', ...prefixes].map((prefix) =>
      block(`location = ${quoted(withBase(`${prefix}/404.html`, base))}`, [
        'internal;',
        ...toRoot(base),
        ...headersFor('404.html'),
      ]),
    ),
    block(`location ^~ ${base}assets/`, [PACKED, ...file, ...headersFor('assets/'), NO_DATE]),
    block(`location ^~ ${base}${WORKER_FOLDER}/`, [PACKED, ...file, ...headersFor(`${WORKER_FOLDER}/`), NO_DATE]),
    block(`location = ${base}${KEEP_WORKER}`, [...file, ...headersFor(KEEP_WORKER)]),
    block(`location ^~ ${base}_data/`, [PACKED, ...file, ...headersFor('_data/')]),
    block(`location ^~ ${base}_search/`, [
      PACKED,
      block(`location ~ ${quoted('/search-(?:doc|index|text|words)-')}`, [
        ...file,
        ...headersFor('_search/search-doc-'),
        NO_DATE,
      ]),
      ...file,
      ...headersFor('_search/'),
    ]),
    block(`location ~ ${quoted(`^${escapePattern(base.slice(0, -1))}(?<site_page>|/.*?)(?:/index)?\\.html$`)}`, [
      ...page,
      'try_files $site_page/index.html =404;',
    ]),
    block(`location ${base}`, [...page, 'try_files $uri/index.html @file;']),
    block('location @file', ['try_files $uri =404;', ...headersFor('file')]),
    ...(base === '/' ? [] : outsideOf(base, page)),
  ];
  return [
    // What stands between the query of a redirect's target and that of the request.
    block('map $args $site_more_args', ['"" "";', 'default "&$args";']),
    ...(several ? [notFoundMap(base, prefixes)] : []),
    block('server', server),
  ].join('\n');
}

/** The not-found page of an address: that of its language. */
function notFoundMap(base: string, prefixes: readonly string[]): string {
  const lines = prefixes.map((prefix) => {
    const folder = withBase(prefix, base);
    return `${quoted(`~^${escapePattern(folder)}(?:/|$)`)} ${quoted(`${folder}/404.html`)};`;
  });
  return block('map $uri $site_not_found', [`default ${quoted(`${base}404.html`)};`, ...lines]);
}

/** Names that begin with a dot, packed forms, and addresses with an empty part. */
const HIDDEN = '//|/\\.(?!well-known/)|\\.(?:br|gz)$';
const PACKED = block(`location ~ ${quoted('\\.(?:br|gz)$')}`, ['return 404;']);
/** A file with a digest in its name is never asked for again, so its answer needs no date. */
const NO_DATE = 'add_header Last-Modified "";';

/** The base without its slash is the home page; what does not begin with it is not part of the site. */
function outsideOf(base: string, page: readonly string[]): string[] {
  const home = block(`location = ${base.slice(0, -1)}`, ['rewrite ^ /index.html break;', ...page.slice(1)]);
  return [home, block('location /', ['return 404;'])];
}

/** Takes the base away, for what looks files up. */
function toRoot(base: string): string[] {
  return base === '/' ? [] : [`rewrite ${quoted(`^${escapePattern(base.slice(0, -1))}(/.*)$`)} $1 break;`];
}

/** Every form of a redirect's address. Exact locations are found at once, however many there are. */
function redirectBlocks({ from, to, status }: HostingRules['redirects'][number], base: string): string[] {
  const [, address = '', query, hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(escaped(withBase(to, base))) ?? [];
  const target = query === undefined ? `${address}$is_args$args${hash}` : `${address}${query}$site_more_args${hash}`;
  return ['', '/', '.html', '/index.html'].map((form) =>
    block(`location = ${quoted(withBase(from, base) + form)}`, [`return ${status ?? 301} "${target}";`]),
  );
}

/** All addresses below a path, in all of their forms. What is put into the target is encoded as it was. */
function patternBlock({ from, to }: HostingRules['redirects'][number], base: string): string {
  const source = escapePattern(withBase(prefixOf(from), base));
  // Below the root, the copied part has no slash in front; without one the target would be empty.
  const [rest, target] = prefixOf(to) === '' ? ['(?:|/(.*?))', '/$1'] : ['(|/.*?)', fillWildcard(escaped(to), '$1')];
  const pattern = quoted(`^${source}${rest}(?:/index)?(?:\\.html)?/*$`);
  return block(`location ~ ${quoted(`^${source}(?:/|\\.html$|$)`)}`, [
    `rewrite ${pattern} ${quoted(withBase(target, base))} permanent;`,
  ]);
}

/** A text without variables. */
const escaped = (text: string): string => text.replaceAll('$', '%24');

function headerLines(headers: Record<string, string>): string[] {
  return Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`);
}

const bare = (type: string): string => type.replace(/;.*/, '');

function textTypes(): string[] {
  const types = Object.values(CONTENT_TYPES).filter((type) => type.includes('charset'));
  return [...new Set(types.map(bare))].filter((type) => type !== 'text/html');
}

function typeLines(): string[] {
  return Object.entries(CONTENT_TYPES).map(([ending, type]) => `${bare(type)} ${ending.slice(1)};`);
}

function block(head: string, lines: readonly string[]): string {
  return `${head} {\n${lines.map((line) => line.replace(/^/gm, '  ')).join('\n')}\n}`;
}

/** A word of the configuration that may contain anything except a variable. */
function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

const HELP = `npx tsx deploy/nginx.ts [DIST [FOLDER]] > site.conf

Prints the nginx configuration of the build in DIST (dist when left out), for the "http" block. FOLDER is where nginx
finds its files: /usr/share/nginx/html when left out.`;

const FLAGS = {
  port: { value: 'PORT', summary: 'port to listen on; 8080 when left out' },
  name: { value: 'NAME', summary: 'host name to answer for; all when left out' },
  brotli: { summary: 'the module ngx_brotli is loaded' },
};

/** `npx tsx deploy/nginx.ts`. */
export const runNginx = scriptCommand(HELP, FLAGS, async ({ positionals, values, given, root, print }) => {
  const [dist = 'dist', folder = '/usr/share/nginx/html', ...more] = positionals;
  if (more.length > 0) throw new UsageError('There are more than two folders. Write DIST and FOLDER.');
  const port = wholeNumber('--port', values.port ?? '8080', { least: 1, most: 65535 });
  const build = path.resolve(root, dist);
  if (!existsSync(path.join(build, RULES_FILE)))
    throw new CommandError(`There is no build in ${dist}. Run "npm run build -- --release" first.`);
  const brotli = given.has('brotli');
  print(`${nginxConfig(readHostingRules(build), { folder, port, name: values.name, brotli })}\n`);
  return 0;
});

await runAsProgram(runNginx, import.meta.url);

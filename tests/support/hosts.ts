import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** The static hosts that the configuration knows. */
export type HostName = 'netlify' | 'cloudflare-pages' | 'github-pages' | 's3';

/** What a host sends. */
export interface HostAnswer {
  status: number;
  /** Name of the file that is sent; `null` for a redirect. */
  file: string | null;
  location: string | null;
  headers: Record<string, string>;
}

interface Redirect {
  from: string;
  to: string;
  status: number;
  isForced: boolean;
}

const readIf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/**
 * Lines of `_redirects` (Netlify's and Cloudflare's documentation): address, target, status; `!` comes before files.
 */
function readRedirects(dist: string): Redirect[] {
  return readIf(path.join(dist, '_redirects'))
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [from = '', to = '', status = ''] = line.split(' ');
      return { from, to, status: Number.parseInt(status, 10), isForced: status.endsWith('!') };
    });
}

/**
 * Headers of all patterns of `_headers` that match an address. A name that comes twice is joined, as both hosts do;
 * Cloudflare Pages takes one away that has an exclamation mark.
 */
function headersOf(dist: string, address: string): Record<string, string> {
  const found: Record<string, string> = {};
  let isMatching = false;
  for (const line of readIf(path.join(dist, '_headers')).split('\n').filter(Boolean)) {
    if (!line.startsWith(' ')) {
      const [start = '', end] = line.split('*');
      isMatching = end === undefined ? address === line : address.startsWith(start) && address.endsWith(end);
      continue;
    }
    const [name = '', value = ''] = line.trim().split(/: (.*)/s);
    if (isMatching && name.startsWith('! ')) delete found[name.slice(2)];
    else if (isMatching) found[name] = found[name] === undefined ? value : `${found[name]}, ${value}`;
  }
  return found;
}

/**
 * Answers as a host does that has the files of an output, by what its documentation says of rules, folders and errors.
 * All four lead the address of a folder without its slash to the form with it. `ruled` is the folder of the files that
 * tell the host what to do, where these are not those of the output.
 */
export function hostAnswers(host: HostName, dist: string, base: string, ruled = dist): (address: string) => HostAnswer {
  const hasRules = host === 'netlify' || host === 'cloudflare-pages';
  const redirects = hasRules ? readRedirects(ruled) : [];
  const isPublished = (file: string): boolean => {
    // Jekyll, which GitHub Pages runs unless it is told not to, leaves such folders out.
    const isHidden = host === 'github-pages' && !existsSync(path.join(ruled, '.nojekyll'));
    return !(isHidden && file.split('/').some((name) => name.startsWith('_')));
  };
  const hasFile = (file: string): boolean => isPublished(file) && readable(path.join(dist, file));

  return (asked) => {
    const address = asked.replace(/[?#].*$/s, '');
    const local = decodeURI(address.slice(base.length));
    const headers = hasRules ? headersOf(ruled, address) : {};
    const redirected = (to: string, status: number): HostAnswer => ({ status, file: null, location: to, headers: {} });
    const rule = ruleFor(redirects, host, address);
    // Cloudflare Pages redirects before it looks for files; Netlify does so where the rule is forced.
    if (rule && (host === 'cloudflare-pages' || rule.isForced)) return redirected(rule.to, rule.status);
    const found = [local, `${local}index.html`].find((file) => file !== '' && !file.endsWith('/') && hasFile(file));
    if (found !== undefined && (found === local || local === '' || local.endsWith('/')))
      return { status: 200, file: found, location: null, headers };
    if (hasFile(`${local}/index.html`)) return redirected(`${address}/`, host === 's3' ? 302 : 301);
    if (rule) return redirected(rule.to, rule.status);
    return { status: 404, file: '404.html', location: null, headers };
  };
}

/** The first rule of an address, with what its star stands for in its target. */
function ruleFor(redirects: readonly Redirect[], host: HostName, address: string): Redirect | undefined {
  const found = redirects.find(({ from }) =>
    from.endsWith('/*') ? address.startsWith(from.slice(0, -1)) : isSameAddress(host, from, address),
  );
  return found && { ...found, to: found.to.replace(':splat', address.slice(found.from.length - 1)) };
}

/** Netlify takes both slash forms of an address for one; Cloudflare Pages compares letter by letter. */
function isSameAddress(host: HostName, from: string, address: string): boolean {
  const bare = (text: string): string => (host === 'netlify' ? text.replace(/(.)\/$/, '$1') : text);
  return bare(from) === bare(address);
}

function readable(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() === true && !path.basename(file).startsWith('.');
}

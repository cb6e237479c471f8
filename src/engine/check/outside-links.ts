import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Article } from '../markdown/article';
import { fillVariables } from '../markdown/variables';
import type { Diagnostic } from '../model/diagnostic';
import { ownAddress, classifyLink } from '../plan/resolve-link';
import type { Site } from '../plan/site';
import { FOLDERS } from '../read/folders';
import { walk } from '../read/walk';

/** A link to another site, as one version shows it. */
export interface OutsideLink {
  href: string;
  file: string;
  line: number;
  column: number;
  /** Layer of the release that is shown; `null` for posts, React pages and what is not released. */
  layer: string | null;
}

/** Parameters that tell where a reader comes from and say nothing about what is linked. */
const TRACKING = /^(?:utm_\w+|fbclid|gclid|mc_[ce]id|igsh|si|usp|ouid|rtpof)$/;

/** Servers on the reader's machine have no certificate. */
const OWN_MACHINE = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?=[:/?#]|$)/i;

/** Every link to other sites: of articles once a version, of posts and other Markdown pages, and of React pages. */
export function outsideLinks(site: Site, articles: ReadonlyMap<string, Article>): OutsideLink[] {
  const ofArticle = (file: string, variables: Readonly<Record<string, string>>, layer: string | null) =>
    (articles.get(file)?.links ?? []).flatMap(({ target, line, column }): OutsideLink[] => {
      const link = classifyLink(fillVariables(target, variables));
      return link.kind === 'external' && !/^(?:mailto|tel):/i.test(link.href) && !ownAddress(link.href, site.config)
        ? [{ href: link.href, file, line, column, layer }]
        : [];
    });
  const versions = site.docs.flatMap(({ config, docs, layer }) =>
    docs.flatMap(({ document }) =>
      ofArticle(document.file, config.variables, config.status === 'unreleased' ? null : layer),
    ),
  );
  const newest = site.config.docs.versions.find(({ status }) => status === 'latest')?.variables ?? {};
  const posts = site.blog.posts.flatMap(({ document }) => ofArticle(document.file, newest, null));
  return [...versions, ...posts, ...literalLinks(site)];
}

function literalLinks({ root, config }: Site): OutsideLink[] {
  const folder = FOLDERS.pages;
  return walk(path.join(root, folder), (file) => /\.tsx?$/.test(file) && !/\.test\./.test(file)).flatMap((name) => {
    const file = path.posix.join(folder, name);
    const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
    return lines.flatMap((text, index) =>
      [...text.matchAll(/(?<=['"`])https?:\/\/[^\s'"`]+(?=['"`])/g)]
        .filter(([href]) => !ownAddress(href, config))
        .map((match) => ({ href: match[0], file, line: index + 1, column: match.index + 1, layer: null })),
    );
  });
}

/** The address to request: without its fragment. */
export function addressOf({ href }: Pick<OutsideLink, 'href'>): string {
  return href.replace(/#.*$/s, '');
}

/** Problems of the form of links to other sites; `repository` is the origin address of the project's own. */
export function checkOutsideLinks(links: readonly OutsideLink[], repository = ''): Diagnostic[] {
  return links.flatMap((link) => formProblems(link, repository));
}

/** A space as it is, or its code at an end of a part of the path, where no name has one. */
const LOST_SPACE = /\s|%20(?=[/#]|$)|\/%20/;

function formProblems(link: OutsideLink, repository: string): Diagnostic[] {
  const { href, layer } = link;
  const found: Diagnostic[] = [];
  const report = (rule: string, message: string, hint: string): void =>
    void found.push(problemAt(link, rule, message, hint));
  if (!/^https:\/\/[^/]/.test(href) && !OWN_MACHINE.test(href))
    report('link/not-https', `"${href}" is not an https address.`, 'Link to https://….');
  if (LOST_SPACE.test(href.replace(/\?.*$/s, '')))
    report('link/space', `"${href}" contains a space.`, 'Remove the space.');
  const query = /\?([^#]*)/.exec(href)?.[1] ?? '';
  const names = query.split('&').map((part) => part.replace(/=.*$/s, ''));
  const tracking = names.filter((name) => TRACKING.test(name));
  const list = tracking.join(', ');
  if (list !== '') report('link/tracking', `"${href}" contains tracking parameters: ${list}.`, `Leave ${list} out.`);
  if (layer !== null && isOfBranch(href, repository)) {
    const message = `"${href}" is a file on a branch, but the page is about ${layer}.`;
    report('link/branch', message, 'Use the version variable instead of the branch name.');
  }
  return found;
}

function isOfBranch(href: string, repository: string): boolean {
  if (repository === '' || !href.startsWith(`${repository}/`)) return false;
  return /^\/(?:blob|tree|raw)\/(?:main|master)(?:\/|$)/.test(href.slice(repository.length));
}

/** An error at the place of a link. */
export function problemAt(link: OutsideLink, rule: string, message: string, hint?: string): Diagnostic {
  const { file, line, column } = link;
  return { file, line, column, rule, severity: 'error', message, ...(hint === undefined ? {} : { hint }) };
}

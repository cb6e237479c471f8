import { normalizePath } from '../../shared/urls';

/** File of a route's document in the output, without a slash in front. Every page is a folder, so that hosts need no rule for it. */
export function pageFile(path: string): string {
  const route = normalizePath(path);
  return route === '/' ? 'index.html' : `${route.slice(1)}/index.html`;
}

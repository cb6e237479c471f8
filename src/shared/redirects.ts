/** A redirect: an address, or all addresses below one where it ends in `/*`, and where they lead. */
export interface RedirectRule {
  from: string;
  /** The part of the address that matched `/*` replaces a `/*` here. */
  to: string;
  /** 302 for an address whose target may change: browsers cache a 301 permanently. */
  status?: 302;
}

const WILDCARD = '/*';

/** Whether a redirect is one of all addresses below a path. */
export function isPattern({ from }: Pick<RedirectRule, 'from'>): boolean {
  return from.endsWith(WILDCARD);
}

/** The path that a pattern begins with, without a slash at its end; the address itself of any other redirect. */
export function prefixOf(address: string): string {
  return address.endsWith(WILDCARD) ? address.slice(0, -WILDCARD.length) : address;
}

/** The status of the answer to a route that a redirect is of. */
export function redirectStatus(redirects: readonly RedirectRule[], route: string): 301 | 302 {
  return redirects.find(({ from }) => from === route)?.status ?? 301;
}

/**
 * The part of a route after a path: empty for the path itself, else with a leading slash; `null` if not below it.
 */
export function restBelow(prefix: string, route: string): string | null {
  if (route === prefix) return '';
  return route.startsWith(`${prefix}/`) ? route.slice(prefix.length) : null;
}

/**
 * Where a route leads, in canonical form and decoded; `undefined` where no redirect is of it. One of the address itself
 * comes before patterns, these in their order. A path with an empty part is no address of this site.
 */
export function redirectTarget(redirects: readonly RedirectRule[], route: string): string | undefined {
  const exact = redirects.find((rule) => rule.from === route);
  if (exact) return exact.to;
  if (route.includes('//')) return undefined;
  for (const rule of redirects.filter(isPattern)) {
    const rest = restBelow(prefixOf(rule.from), route);
    if (rest !== null) return fillWildcard(rule.to, encodeURI(rest));
  }
  return undefined;
}

/** A target with its `/*` replaced by the rest of an address; the root stays `/`. */
export function fillWildcard(to: string, rest: string): string {
  return to.replace(WILDCARD, () => rest) || '/';
}

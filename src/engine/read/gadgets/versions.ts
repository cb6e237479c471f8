/** First and last version that has a thing; both ends belong to it. */
export interface Span {
  since?: string | undefined;
  until?: string | undefined;
}

/** Versions of the documentation, oldest first, and which of them is served as `latest`. */
export interface VersionOrder {
  versions: readonly string[];
  latest: string;
}

/**
 * The version a name stands for: `latest` is the newest release, other names stand for themselves.
 * Throws and names the versions when there is no such version.
 */
export function resolveVersion(order: VersionOrder, name: string): string {
  const version = name === 'latest' ? order.latest : name;
  if (order.versions.includes(version)) return version;
  throw new Error(`There is no version "${name}". Versions: latest, ${order.versions.join(', ')}.`);
}

/** Whether a version has a thing. `version` is a name that `resolveVersion` has returned. */
export function isIn(order: VersionOrder, span: Span, version: string): boolean {
  const at = order.versions.indexOf(version);
  const first = span.since === undefined ? 0 : order.versions.indexOf(span.since);
  const last = span.until === undefined ? order.versions.length - 1 : order.versions.indexOf(span.until);
  return first <= at && at <= last;
}

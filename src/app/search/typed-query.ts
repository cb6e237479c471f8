import { createStorage } from '../storage';

const KEY = 'search-query';
// Without session storage the query is typed again; that is no news to anybody.
const kept = createStorage(
  () => window.sessionStorage,
  () => undefined,
);

/** What stands in the open search box; empty without one. It survives a reload of the page, not the closing of the box. */
export const typedQuery = {
  read: (): string => kept.read(KEY) ?? '',
  write: (query: string): void => kept.write(KEY, query),
};

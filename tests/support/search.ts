import type { Locator, Page, Request } from 'playwright-core';
import { IN_FIREFOX } from './launch';

/** Addresses of the search files. */
export const FILES = '**/_search/**';

/** The box with its parts. */
interface SearchBox {
  dialog: Locator;
  field: Locator;
  /** Everything that can be chosen. */
  options: Locator;
  /** Of these the pages, without further places below them. */
  pages: Locator;
  status: Locator;
}

/** The search button of the navbar. */
export function searchButton(page: Page): Locator {
  return page.locator('.navbar').getByRole('button', { name: /^Search\b/ });
}

/** The parts of the search box, open or not. */
export function searchBox(page: Page): SearchBox {
  const dialog = page.getByRole('dialog', { name: 'Search' });
  return {
    dialog,
    field: dialog.getByRole('combobox', { name: 'Search the documentation' }),
    // The version menu has its own options.
    options: dialog.locator('[role=option]'),
    pages: dialog.locator('.search__option:not(.search__option--more)'),
    status: dialog.getByRole('status'),
  };
}

/** Opens the box by its button. */
export async function openSearch(page: Page): Promise<SearchBox> {
  const box = searchBox(page);
  await searchButton(page).click();
  await box.field.waitFor();
  return box;
}

/** Opens the box, types, and waits for the answer from the full text. */
export async function ask(page: Page, query: string): Promise<SearchBox> {
  const box = await openSearch(page);
  await typeQuery(box, query);
  return box;
}

/**
 * Replaces the query, and waits for its answer from the full text. Until then that of the query before stands there.
 */
export async function typeQuery({ dialog, field }: SearchBox, query: string): Promise<void> {
  if (IN_FIREFOX) {
    // Pressed like keys: what the driver of Firefox fills in, React takes for its own.
    await field.press('ControlOrMeta+a');
    await field.pressSequentially(query);
  } else await field.fill(query);
  await dialog.locator('.search__list[aria-busy="false"]').waitFor({ state: 'attached' });
  await dialog
    .locator('.search__status')
    .filter({ hasText: /^\d+ pages?(?!.*loading)/ })
    .waitFor();
}

/** Path, query and hash of a result. */
export async function hrefOf(option: Locator): Promise<string> {
  return (await option.getAttribute('href')) ?? '';
}

/** The requests for search files from now on. */
export function searchRequests(page: Page): Request[] {
  const requests: Request[] = [];
  page.context().on('request', (request) => {
    if (new URL(request.url()).pathname.includes('/_search/')) requests.push(request);
  });
  return requests;
}

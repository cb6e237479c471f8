import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FinderProps } from '../../../shared/island-props';
import type { SiteData } from '../../../shared/site-data';
import { en } from '../../../shared/strings/en';
import { shown } from '../../behaviours/islands/test-islands';
import { RouterProvider, SiteProvider } from '../../context';
import type { Router } from '../../router/router';
import { createStore } from '../../router/store';
import { one } from '../../test-document';
import GadgetFinder from '.';

const site = { strings: en } as unknown as SiteData;
const user = userEvent.setup();
const PROPS: FinderProps = {
  count: 3,
  choices: {
    observes: [
      ['', 'Any'],
      ['dns', 'DNS'],
      ['files', 'files'],
    ],
    category: [
      ['', 'Any'],
      ['trace', 'Trace'],
      ['top', 'Top'],
    ],
    environment: [['', 'Any']],
    version: [['', 'Any']],
  },
};
const row = (name: string, category: string, observes: string, keywords = ''): string =>
  `<li class="finder__row" data-name="${name}" data-category="${category}" data-observes="${observes}"
    data-keywords="${keywords}"><a class="finder__name" href="#${name}">${name}</a><p class="finder__text">${name}</p></li>`;

let url: Router['url'];
let root: ReturnType<typeof hydrateRoot>;
beforeEach(() => history.replaceState(null, '', '/gadgets'));
afterEach(() => {
  act(() => root.unmount());
  cleanup();
});

function Form(): ReactNode {
  return (
    <SiteProvider value={site}>
      <GadgetFinder {...PROPS} close={() => undefined} />
    </SiteProvider>
  );
}

/** The form as the build renders it, in which a reader may have typed, and then as React takes it over. */
async function open(search = '', typed = ''): Promise<HTMLInputElement> {
  history.replaceState(null, '', `/gadgets${search}`);
  url = createStore(new URL(location.href));
  const replace = (href: string): void => {
    history.replaceState(null, '', href);
    url.set(new URL(location.href));
  };
  document.body.innerHTML = `<div class="finder"><div id="form">${renderToString(<Form />)}</div><ul>
    ${row('trace_dns', 'trace', 'dns', 'cannot resolve')}${row('trace_open', 'trace', 'files')}${row('top_file', 'top', 'files')}</ul></div>`;
  one<HTMLInputElement>('[name="words"]').value = typed;
  await act(() => {
    root = hydrateRoot(
      one('#form'),
      <StrictMode>
        <RouterProvider value={{ url, replace } as unknown as Router}>
          <Form />
        </RouterProvider>
      </StrictMode>,
    );
    return Promise.resolve();
  });
  return screen.getByLabelText('What’s going wrong?');
}
const list = (): string[] => shown('.finder__row');
const count = (): string => one('output').textContent;

test('text that was typed before React was there counts, and keeps to its field', async () => {
  const field = await open('?words=file', 'resolve');
  expect([field.value, list(), location.search]).toEqual(['resolve', ['trace_dns'], '?words=resolve']);
  expect(one('.finder__why').textContent).toBe('cannot resolve');
});

test('a link to the same page brings other filters', async () => {
  await open('?words=file');
  act(() => url.set(new URL('/gadgets?observes=dns', location.href)));
  expect([list(), screen.getByLabelText<HTMLInputElement>('DNS').checked]).toEqual([['trace_dns'], true]);
});

test('Enter opens the first gadget; without a fitting gadget, the nearest are shown', async () => {
  const field = await open();
  await user.type(field, 'trace_opn');
  expect([count(), list()]).toEqual([
    'No gadget matches all of these words. Closest matches:',
    ['trace_dns', 'trace_open'],
  ]);
  await user.type(field, '{Enter}');
  expect(location.hash).toBe('#trace_dns');
});

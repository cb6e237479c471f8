import strings from 'virtual:strings/search';
import '../../styles/search.css';
import type { ReactNode } from 'react';
import type { SiteData } from '../../../shared/site-data';
import { Dialog } from '../../components/Dialog';
import { useSite } from '../../context';
import type { Router } from '../../router/router';
import { searchClient } from '../../search/client';
import { searchedIndex, type SearchedIndex } from '../../search/searched-index';
import type { IslandProps } from '../registry';
import { Empty, Term } from './Empty';
import { Facets, Failed, Field, Foot } from './Frame';
import { Preview, Results } from './Results';
import { useSearch } from './useSearch';

export const { crashed } = strings;

/** Loads the index before the dialog is opened. */
export function prepare(site: SiteData, router: Router): void {
  searchClient.load(searchedIndex(site, router.view.get().page).source);
}

/** The search: a combobox over a list of results in a modal dialog. It begins with the index of its page. */
export default function Search({ searched, close }: IslandProps & { searched: SearchedIndex }): ReactNode {
  const search = useSearch(searched, close);
  const { request, question, state, isFresh, entries, failure } = search;
  const label = useSite().strings.shell.search;
  /** First answers often change, so a section that is fetched for one would rarely be shown. */
  const isFinal = state.type === 'ready' && state.rest !== 'loading';
  return (
    <Dialog className="dialog search" aria-label={label} onClose={close}>
      <Field search={search} />
      <Facets search={search} />
      <Term search={search} key={question.version} />
      <div className="search__body">
        <Results search={search} />
        {entries.length > 0 && <Preview entry={isFinal ? entries[request.active] : undefined} />}
      </div>
      <Failed search={search} />
      {!failure && (question.query === '' || (isFresh && entries.length === 0)) && <Empty search={search} />}
      <Foot search={search} />
    </Dialog>
  );
}

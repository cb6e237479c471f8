import strings from 'virtual:strings/changes';
import '../../styles/upgrade.css';
import { useEffect, useState, type ReactNode } from 'react';
import { dataChanges } from '../../../shared/changes/data-changes';
import type { DataChange } from '../../../shared/changes/thing-changes';
import { changedPages, type ChangedPage, type DocsHistory } from '../../../shared/history';
import type { DocsLocation } from '../../../shared/page-data';
import type { SiteData, VersionData } from '../../../shared/site-data';
import { fill } from '../../../shared/strings/format';
import { docPath, docsSetById, historyPath, withBase } from '../../../shared/urls';
import { visibleText } from '../../../shared/visible-text';
import { useRouter } from '../../context/RouterContext';
import { useSite } from '../../context/SiteContext';
import { fetchJson } from '../../fetch-json';
import { useDebounced } from '../../hooks/useDebounced';
import { useSearchParam } from '../../hooks/useSearchParam';
import { withQuery } from '../../query';
import { fateOf, type PastedFate } from '../../upgrade/pasted';
import { loadCommands } from '../../workbench/data';
import type { IslandProps } from '../island';
import { Form } from './Form';
import { Lists } from './Lists';

export const { crashed } = strings;

interface Props extends IslandProps {
  docs: DocsLocation;
}

const PAUSE_MS = 300;

/** The upgrade guide from the version that the address asks for with `?upgrade=` to that of the page. */
export default function Upgrade({ docs }: Props): ReactNode {
  const asked = useSearchParam('upgrade');
  return asked === null ? null : <Guide docs={docs} asked={visibleText(asked) ?? ''} />;
}

interface Loaded {
  type: 'loaded';
  changes: readonly DataChange[];
  pages: readonly ChangedPage[];
  gadgets: ReadonlySet<string>;
  fate: PastedFate | null;
}

type Result = { from: VersionData } & (Loaded | { type: 'failed' });

function Guide({ docs, asked }: Pick<Props, 'docs'> & { asked: string }): ReactNode {
  const site = useSite();
  const router = useRouter();
  const [pasted, setPasted] = useState('');
  const [result, setResult] = useState<Result | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [text] = useDebounced(pasted.trim(), PAUSE_MS);
  const chosen = new Set((visibleText(useSearchParam('gadgets')) ?? '').split(',').filter(Boolean));
  const { versions } = docsSetById(site, docs.set);
  const to = versions.find(({ name }) => name === docs.version);
  const from = versions.find(({ name }) => name === asked);
  const problem = problemOf(asked, from, to);

  useEffect(() => {
    if (!from || !to || problem !== null) return;
    let isCurrent = true;
    load(site, from, to, text).then(
      (loaded) => isCurrent && setResult({ from, ...loaded }),
      (error: unknown) => {
        console.warn('The data of the versions could not be loaded.', error);
        if (isCurrent) setResult({ from, type: 'failed' });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [site, from, to, problem, text, attempt]);

  function chooseTo(name: string): void {
    const target = versions.find((version) => version.name === name);
    if (target) router.navigate(`${withBase(docPath(target, ''), site.base)}?upgrade=${encodeURIComponent(asked)}`);
  }

  const current = problem === null && result?.from === from ? result : null;
  return (
    <div className="upgrade" role="region" aria-label={strings.guide}>
      <Form
        {...{ versions, from, to, chosen, chooseTo, pasted }}
        gadgets={result?.type === 'loaded' ? [...result.gadgets].sort() : []}
        chooseFrom={(name) => router.replace(withQuery({ upgrade: name }))}
        chooseGadgets={(names) => router.replace(withQuery({ gadgets: names.join(',') || null }))}
        paste={setPasted}
        close={() => router.replace(withQuery({ upgrade: null, gadgets: null }))}
      />
      <div className="upgrade__result">
        {problem !== null && <p role="alert">{problem}</p>}
        {current?.type === 'failed' && (
          <>
            <p role="alert">{strings.failed}</p>
            <button type="button" className="button" onClick={() => setAttempt(attempt + 1)}>
              {site.strings.shell.retry}
            </button>
          </>
        )}
        {current?.type === 'loaded' && to && (
          <Lists
            {...{ from: current.from, to }}
            {...current}
            used={new Set([...chosen, ...(current.fate?.gadgets ?? [])])}
          />
        )}
      </div>
    </div>
  );
}

/** Why there is no upgrade; `null` where there is. */
function problemOf(asked: string, from: VersionData | undefined, to: VersionData | undefined): string | null {
  if (!from || !to) return fill(strings.unknown, { version: asked });
  return from.release === to.release ? strings.same : null;
}

/** Loads what differs between two versions, and what becomes of the pasted text. */
async function load(site: SiteData, from: VersionData, to: VersionData, pasted: string): Promise<Loaded> {
  const [history, { model: before }, { model: after }] = await Promise.all([
    fetchJson<DocsHistory>(withBase(historyPath(site.prefix), site.base)),
    loadCommands(site, from),
    loadCommands(site, to),
  ]);
  const changes = dataChanges(before, after);
  return {
    type: 'loaded',
    changes,
    pages: changedPages(history, from.release, to.release),
    gadgets: new Set([before, after].flatMap((model) => model.gadgets.flatMap(({ view }) => view?.name ?? []))),
    fate: pasted === '' ? null : await fateOf(pasted, before, after, changes),
  };
}

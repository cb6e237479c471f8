import '../../styles/upgrade.css';
import { useState, type ReactNode } from 'react';
import type { DocsLocation } from '../../../shared/page-data';
import type { VersionData } from '../../../shared/site-data';
import { docPath, docsSetById, withBase } from '../../../shared/urls';
import { visibleText } from '../../../shared/text';
import { Button, Choice, Switch } from '../../components/controls';
import { TitledDialog } from '../../components/TitledDialog';
import { useRouter, useSite } from '../../context';
import { useDebounced, useLoaded, useSearchParam } from '../../hooks';
import { withQuery } from '../../query';
import type { IslandProps } from '../registry';
import { compareVersions } from './compare-versions';
import { Lists } from './Lists';

export const crashed = 'The upgrade guide crashed.';

interface Props extends IslandProps {
  docs: DocsLocation;
}

const PAUSE_MS = 300;

/** The upgrade guide from the version that the address asks for with `?upgrade=` to that of the page. */
export default function Upgrade({ docs }: Props): ReactNode {
  const asked = useSearchParam('upgrade');
  return asked === null ? null : <Guide docs={docs} asked={visibleText(asked) ?? ''} />;
}

function Guide({ docs, asked }: Pick<Props, 'docs'> & { asked: string }): ReactNode {
  const site = useSite();
  const router = useRouter();
  const [pasted, setPasted] = useState('');
  const [text] = useDebounced(pasted.trim(), PAUSE_MS);
  const chosen = (visibleText(useSearchParam('gadgets')) ?? '').split(',').filter(Boolean);
  const { versions } = docsSetById(site, docs.set);
  const to = versions.find(({ name }) => name === docs.version);
  const from = versions.find(({ name }) => name === asked);
  const problem = problemOf(asked, from, to);
  const {
    value: result,
    hasFailed,
    retry,
  } = useLoaded(`${asked} ${docs.version} ${text}`, async () =>
    problem === null && from && to ? compareVersions(site, from, to, text) : null,
  );

  // The newest release is under two names.
  const releases = versions.filter(({ name, release }) => name === release);
  const options = releases.map(({ name, label }) => [name, label] as const);
  function chooseTo(name: string): void {
    const target = versions.find((version) => version.name === name);
    if (target) router.navigate(`${withBase(docPath(target, ''), site.base)}?upgrade=${encodeURIComponent(asked)}`);
  }
  function choose(name: string, isChosen: boolean): void {
    const names = [...chosen.filter((one) => one !== name), ...(isChosen ? [name] : [])];
    router.replace(withQuery({ gadgets: names.join(',') || null }));
  }
  function close(): void {
    // Back has left the address already.
    const query = withQuery({ upgrade: null, gadgets: null });
    if (query !== location.href) router.replace(query);
  }
  return (
    <TitledDialog className="upgrade" title="Upgrade guide" onClose={close}>
      <div className="upgrade__form">
        <p>
          <Choice
            className="line-choice"
            label="From"
            options={options}
            value={from?.release ?? ''}
            onChange={(name) => router.replace(withQuery({ upgrade: name }))}
          />{' '}
          <Choice className="line-choice" label="To" options={options} value={to?.release ?? ''} onChange={chooseTo} />
        </p>
        <details>
          <summary>Limit to gadgets</summary>
          <div className="upgrade__gadgets">
            {[...(result?.gadgets ?? [])].sort().map((name) => (
              <Switch
                key={name}
                className=""
                label={name}
                value={chosen.includes(name)}
                onChange={(isChosen) => choose(name, isChosen)}
              />
            ))}
          </div>
        </details>
        <label>
          Paste your commands and manifests
          <textarea
            rows={4}
            spellCheck="false"
            autoComplete="off"
            autoCapitalize="off"
            value={pasted}
            onChange={({ target }) => setPasted(target.value)}
          />
        </label>
        <p>
          <small>What you paste stays in this browser.</small>
        </p>
        <p>
          <Button onClick={() => window.print()}>Print</Button>
        </p>
      </div>
      <div className="upgrade__result">
        {problem !== null && <p role="alert">{problem}</p>}
        {problem === null && hasFailed && (
          <>
            <p role="alert">The version data could not be loaded.</p>
            <Button onClick={retry}>Retry</Button>
          </>
        )}
        {problem === null && result && result.from === from && (
          <Lists {...result} used={new Set([...chosen, ...(result.pasted?.gadgets ?? [])])} />
        )}
      </div>
    </TitledDialog>
  );
}

/** Why there is no upgrade; `null` where there is. */
function problemOf(asked: string, from: VersionData | undefined, to: VersionData | undefined): string | null {
  if (!from || !to) return `There is no version “${asked}”. Choose one.`;
  return from.release === to.release ? 'The versions are the same. Choose another one.' : null;
}

import strings from 'virtual:strings/workbench';
import '../../styles/workbench.css';
import { startTransition, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { PageMeta } from '../../../shared/page-data';
import type { SiteData } from '../../../shared/site-data';
import { fill, fillCount } from '../../../shared/strings/format';
import { CopyButton } from '../../components/CopyButton';
import { WorkbenchDialog } from '../../components/WorkbenchDialog';
import { useSite } from '../../context/SiteContext';
import { useDebounced } from '../../hooks/useDebounced';
import { addressWith, keepInAddress } from '../../workbench/address';
import { loadCommands, versionOfPage, versionsOf } from '../../workbench/data';
import type { IslandProps } from '../island';
import { answerTo, type Answer } from './answer';
import { Commands } from './Commands';
import { Output } from './Output';

export const { crashed } = strings;

interface Props extends IslandProps {
  /** The page that it is opened on: the explanation starts with its version. */
  page: PageMeta;
  /** The command to start with. */
  command: string;
}

type Result = Answer | { type: 'failed' } | null;

/** Changes of the text are read after this pause, in milliseconds. */
const PAUSE_MS = 150;

/**
 * Explains commands, manifests and output. The command that it is opened with is in the address, as `?explain=`, until
 * the text changes: a request may name the address it comes from, so what a reader pastes is not put into it.
 */
export default function CommandExplainer({ page, command, close }: Props): ReactNode {
  const site = useSite();
  const versions = versionsOf(site);
  const [text, setText] = useState(command);
  const [settled] = useDebounced(text, PAUSE_MS);
  const [name, setName] = useState(versionOfPage(site, page)?.name ?? '');
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<Result>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const version = versions.find((one) => one.name === name);
  const pageGadget = page.docs?.page.split('/').at(-1) ?? '';

  // A phone shows its keyboard for a focused field, so a command that is there already is read from the title on.
  useLayoutEffect(() => {
    if (command === '') field.current?.focus();
  }, [command]);
  useEffect(() => keepInAddress('explain', command), [command]);
  useEffect(() => {
    if (!version) return;
    let isCurrent = true;
    const show = (next: Result): void => {
      if (isCurrent) startTransition(() => setResult(next));
    };
    loadCommands(site, version)
      .then((commands) => answerTo(settled, commands, pageGadget))
      .then(show, (error: unknown) => {
        console.warn('The command data could not be loaded.', error);
        show({ type: 'failed' });
      });
    return () => {
      isCurrent = false;
    };
  }, [site, version, settled, pageGadget, attempt]);

  return (
    <WorkbenchDialog
      title={strings.title}
      titleId="workbench-title"
      onClose={() => {
        keepInAddress('explain', null);
        close();
      }}
      form={
        <>
          <label htmlFor="workbench-field">{strings.field}</label>
          <textarea
            id="workbench-field"
            ref={field}
            rows={3}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            value={text}
            onChange={({ target }) => {
              keepInAddress('explain', null);
              setText(target.value);
            }}
          />
          <p className="workbench__line">
            <label>
              {`${strings.version} `}
              <select value={name} onChange={({ target }) => setName(target.value)}>
                {versions.map((one) => (
                  <option key={one.name} value={one.name}>
                    {one.label}
                  </option>
                ))}
              </select>
            </label>
            {strings.local}
            <CopyButton
              label={strings.copyLink}
              text={() => addressWith('explain', text)}
              hidden={result?.type !== 'commands' || result.text === ''}
            />
          </p>
          <p className="workbench__line">{strings.walk}</p>
        </>
      }
    >
      <div className="workbench__part" role="status">
        <Verdict result={result} site={site} />
      </div>
      <div className="workbench__result">
        {result?.type === 'failed' && (
          <>
            <p role="alert">{strings.noData}</p>
            <button type="button" className="button" onClick={() => setAttempt(attempt + 1)}>
              {site.strings.shell.retry}
            </button>
          </>
        )}
        {result?.type === 'commands' && <Commands answer={result} />}
        {result?.type === 'output' && <Output answer={result} choose={(gadget) => setResult({ ...result, gadget })} />}
      </div>
    </WorkbenchDialog>
  );
}

/** What was found, in a line: a screen reader announces it when it changes. */
function Verdict({ result, site }: { result: Result; site: SiteData }): ReactNode {
  switch (result?.type) {
    case 'sentence':
      return <p>{result.sentence}</p>;
    case 'output':
      return <h3>{fill(strings.outputOf, { gadget: result.gadget.name })}</h3>;
    case 'commands': {
      const { text, problems, findings, uncovered, calls, commands } = result;
      if (text === '' && problems.length > 0) return null;
      if (calls.length === 0 && findings.length === 0) return <p className="workbench__fine">{strings.empty}</p>;
      const version = commands.version.label;
      const count = problems.length + findings.length + uncovered.length;
      if (count === 0) return <p className="workbench__fine">{fill(strings.fine, { version })}</p>;
      return <h3>{fillCount(strings.wrong, site.strings.lang, count, { version })}</h3>;
    }
    default:
      return null;
  }
}

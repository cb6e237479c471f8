import '../../styles/workbench.css';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { PageMeta } from '../../../shared/page-data';
import { counted } from '../../../shared/strings/format';
import { Button, Choice } from '../../components/controls';
import { CopyButton } from '../../components/CopyButton';
import { TitledDialog } from '../../components/TitledDialog';
import { useSite } from '../../context';
import { useDebounced, useLoaded } from '../../hooks';
import { keepInAddress, withQuery } from '../../query';
import { loadCommands, versionOfPage, versionsOf } from '../../workbench/data';
import type { IslandProps } from '../registry';
import { answerTo, type Answer } from './answer';
import { Commands, NO_DATA } from './Commands';
import { Output } from './Output';

export const crashed = 'The command explainer crashed.';

interface Props extends IslandProps {
  /** The page that it is opened on: the explanation starts with its version. */
  page: PageMeta;
  /** The command to start with. */
  command: string;
}

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
  const [chosen, setChosen] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const version = versions.find((one) => one.name === name);
  const pageGadget = page.docs?.page.split('/').at(-1) ?? '';
  const { value, hasFailed, retry } = useLoaded(
    `${name} ${settled}`,
    async () => version && answerTo(settled, await loadCommands(site, version), pageGadget),
  );
  const answer = withChoice(value, chosen);

  // A phone shows its keyboard for a focused field, so a command that is there already is read from the title on.
  useLayoutEffect(() => {
    if (command === '') field.current?.focus();
  }, [command]);
  useEffect(() => keepInAddress('explain', command), [command]);

  return (
    <TitledDialog
      title="Explain a command or output"
      onClose={() => {
        keepInAddress('explain', null);
        close();
      }}
    >
      <label className="workbench__paste" htmlFor="workbench-field">
        Paste a command, a manifest or output <small>What you paste stays in this browser.</small>
      </label>
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
        <Choice
          className="line-choice"
          label="Version"
          options={versions.map((one) => [one.name, one.label])}
          value={name}
          onChange={setName}
        />
        <CopyButton
          label="Copy a link to this"
          text={() => withQuery({ explain: text || null })}
          hidden={answer?.type !== 'commands' || answer.text === ''}
        />
      </p>
      <p className="workbench__line">{HELP}</p>
      <div className="workbench__part" role="status">
        {answer && <Verdict answer={answer} />}
      </div>
      <div className="workbench__result">
        {hasFailed && (
          <>
            <p role="alert">{NO_DATA}</p>
            <Button onClick={retry}>Retry</Button>
          </>
        )}
        {answer?.type === 'commands' && <Commands answer={answer} />}
        {answer?.type === 'output' && <Output answer={answer} choose={(gadget) => setChosen(gadget.name)} />}
      </div>
    </TitledDialog>
  );
}

const HELP =
  'Tip: hover or tap any word in a command on the page to see what it means, or use the arrow keys on its Explain button.';

/** Output that several gadgets print, read as that of the gadget which the reader has chosen. */
function withChoice(answer: Answer | null | undefined, chosen: string | undefined): Answer | null {
  if (answer?.type !== 'output') return answer ?? null;
  return { ...answer, gadget: answer.gadgets.find(({ name }) => name === chosen) ?? answer.gadget };
}

/** What was found, in a line: a screen reader announces it when it changes. */
function Verdict({ answer }: { answer: Answer }): ReactNode {
  if (answer.type === 'sentence') return <p>{answer.sentence}</p>;
  if (answer.type === 'output') return <h3>{`Output of ${answer.gadget.name}`}</h3>;
  const { text, problems, findings, uncovered, calls, commands } = answer;
  if (text === '' && problems.length > 0) return null;
  if (calls.length === 0 && findings.length === 0) return <p className="workbench__fine">{NO_COMMAND}</p>;
  const { label, release } = commands.version;
  const version = label === release ? release : `${release} (${label})`;
  const count = problems.length + findings.length + uncovered.length;
  if (count === 0) return <p className="workbench__fine">{`Valid in ${version}.`}</p>;
  return <h3>{`${counted(count, 'problem')} in ${version}`}</h3>;
}

const NO_COMMAND = 'No command found in this text. A command begins with kubectl gadget, ig or gadgetctl.';

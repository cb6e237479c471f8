import { useState, type ReactNode } from 'react';
import type { Finding } from '../../../shared/commands/finding';
import type { ParsedCommand } from '../../../shared/commands/parse';
import { asManifest } from '../../../shared/workbench/as-manifest';
import { inOtherTools } from '../../../shared/workbench/builder/run';
import { explain, type Part } from '../../../shared/workbench/explain';
import { differencesOf } from '../../../shared/workbench/in-version';
import { Button } from '../../components/controls';
import { Copyable, Findings, OtherForm } from '../../components/Workbench';
import { useSite } from '../../context';
import { loadCommands, targetHref, versionsOf, type VersionCommands } from '../../workbench/data';
import type { CommandsAnswer } from './answer';
import { Entry, Section } from './Section';

/** Commands: their problems, the corrected text, the meaning of every word, other forms, and other versions. */
export function Commands({ answer }: { answer: CommandsAnswer }): ReactNode {
  const { text, commands, problems, notes, calls, findings, corrected, uncovered } = answer;
  return (
    <>
      {problems.length > 0 && (
        <ul className="workbench__findings">
          {problems.map((problem) => (
            <li key={problem}>
              <span>{problem}</span>
            </li>
          ))}
        </ul>
      )}
      <Findings findings={findings} text={text} />
      {calls.length > 0 && notes.length > 0 && (
        <Section title="Cleaned up">
          <ul>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Section>
      )}
      {calls.length > 0 && corrected.text !== null && (corrected.isChanged || notes.length > 0) && (
        <Section title={corrected.left.length === 0 ? 'Corrected' : 'Partly corrected'}>
          <Findings findings={uncovered} text={corrected.source} />
          {corrected.hasMore && <p>Only the commands of the tools are shown; other text is omitted.</p>}
          <Copyable text={corrected.text} label="Copy corrected command" />
        </Section>
      )}
      {calls.map(({ parsed }) => (
        <Words key={parsed.tokens[0]?.offset} call={parsed} commands={commands} findings={findings} />
      ))}
      {calls.map(({ parsed }) => (
        <OtherForms key={parsed.tokens[0]?.offset} call={parsed} commands={commands} />
      ))}
      {calls.length > 0 && <OtherVersions key={text} text={text} here={commands} />}
    </>
  );
}

interface CallProps {
  call: ParsedCommand;
  commands: VersionCommands;
}

/** The words of a call: what each is, what it means, and where the reference describes it. */
function Words({ call, commands, findings }: CallProps & { findings: readonly Finding[] }): ReactNode {
  const site = useSite();
  const entry = (part: Part, isInner = false): ReactNode => (
    <Entry
      key={`${isInner} ${part.offset}`}
      word={part.text}
      isInner={isInner}
      isWrong={findings.some(({ offset, end }) => offset < part.end && part.offset < end)}
      kind={part.title}
      meaning={part.meaning}
      details={part.details}
      href={part.target && targetHref(site, commands.version, part.target)}
    />
  );
  return (
    <Section title="Breakdown">
      <dl className="workbench__words">
        {explain(call, commands.model).map((part) => [entry(part), part.parts.map((inner) => entry(inner, true))])}
      </dl>
    </Section>
  );
}

/** The same run with the other tools, and as a manifest. */
function OtherForms({ call, commands: { model } }: CallProps): ReactNode {
  const tools = inOtherTools(call, model);
  const manifest = asManifest(call, model);
  if (tools.length === 0 && !manifest) return null;
  return (
    <Section title="Other formats">
      {tools.map(({ tool, command, dropped }) => (
        <OtherForm
          key={tool}
          title={`With ${model.tools[tool].words.join(' ')}`}
          form={{ texts: [command], dropped }}
        />
      ))}
      {manifest && <OtherForm title="As a manifest" form={{ texts: [manifest.yaml, manifest.command], dropped: [] }} />}
    </Section>
  );
}

interface VersionsProps {
  text: string;
  here: VersionCommands;
}

/** What is different in the other versions. Their data is loaded when the reader asks for it. */
function OtherVersions({ text, here }: VersionsProps): ReactNode {
  const site = useSite();
  const [isAsked, setAsked] = useState(false);
  const [others, setOthers] = useState<(VersionCommands | null)[]>();

  function compare(): void {
    setAsked(true);
    // The newest release has two names.
    const versions = versionsOf(site).filter(
      ({ name, label }) => name !== here.version.name && label !== here.version.label,
    );
    void Promise.all(versions.map((version) => loadCommands(site, version).catch(() => null))).then(setOthers);
  }
  return (
    <Section title="In other versions">
      {others?.map((there, index) =>
        there ? (
          <InVersion key={there.version.name} {...{ text, here, there }} />
        ) : (
          // The list never changes.
          // oxlint-disable-next-line react/no-array-index-key
          <p key={index} role="alert">
            {NO_DATA}
          </p>
        ),
      ) ?? (
        <Button disabled={isAsked} onClick={compare}>
          Compare with the other versions
        </Button>
      )}
    </Section>
  );
}

/** Said where the data of a version is unavailable. */
export const NO_DATA = 'The command data could not be loaded. Try again.';

function InVersion({ text, here, there }: VersionsProps & { there: VersionCommands }): ReactNode {
  const { wrong, isRight, altered } = differencesOf(text, here.model, there.model);
  const version = there.version.label;
  const isSame = !isRight && wrong.length === 0 && altered.length === 0;
  return (
    <div>
      <p>{isSame ? `${version}: the same.` : isRight ? `${version}: no problems.` : `${version}:`}</p>
      <Findings findings={wrong} text={text} />
      {altered.length > 0 && (
        <ul className="workbench__altered">
          {altered.map((word) => (
            <li key={`${word.text} ${word.there}`}>
              <code>{word.text}</code>
              <span>{`${word.there}, instead of ${word.here} in ${here.version.label}`}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

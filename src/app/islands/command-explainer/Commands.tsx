import strings from 'virtual:strings/workbench';
import { useState, type ReactNode } from 'react';
import type { Finding } from '../../../shared/commands/finding';
import type { ParsedCommand } from '../../../shared/commands/parse';
import { fill } from '../../../shared/strings/format';
import { asManifest } from '../../../shared/workbench/as-manifest';
import { explain, type Part } from '../../../shared/workbench/explain';
import { differencesOf } from '../../../shared/workbench/in-version';
import { inOtherTools } from '../../../shared/workbench/other-tools';
import { Copyable } from '../../components/Copyable';
import { Findings } from '../../components/Findings';
import { OtherForm } from '../../components/OtherForm';
import { useSite } from '../../context/SiteContext';
import { loadCommands, targetHref, versionsOf, type VersionCommands } from '../../workbench/data';
import { meaningOfPart } from '../../workbench/meaning';
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
      {findings.length > 0 && <Findings findings={findings} text={text} />}
      {calls.length > 0 && notes.length > 0 && (
        <Section title={strings.cleaned}>
          <ul>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Section>
      )}
      {calls.length > 0 && corrected.text !== null && (corrected.isChanged || notes.length > 0) && (
        <Section title={corrected.left.length === 0 ? strings.mended : strings.mendedInPart}>
          {uncovered.length > 0 && <Findings findings={uncovered} text={corrected.source} />}
          {corrected.hasMore && <p>{strings.callsOnly}</p>}
          <Copyable text={corrected.text} label={strings.copy} />
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
  return (
    <Section title={strings.words}>
      <dl className="workbench__words">
        {flatten(explain(call, commands.model, commands.anchors), 0).map(({ part, depth }) => (
          <Entry
            key={`${depth} ${part.offset}`}
            word={part.text}
            isInner={depth > 0}
            isWrong={findings.some(({ offset, end }) => offset < part.end && part.offset < end)}
            kind={part.title}
            meaning={meaningOfPart(part)}
            details={part.details}
            href={part.target && targetHref(site, commands.version, part.target)}
          />
        ))}
      </dl>
    </Section>
  );
}

function flatten(parts: readonly Part[], depth: number): { part: Part; depth: number }[] {
  return parts.flatMap((part) => [{ part, depth }, ...flatten(part.parts, depth + 1)]);
}

/** The same run with the other tools, and as a manifest. */
function OtherForms({ call, commands: { model } }: CallProps): ReactNode {
  const tools = inOtherTools(call, model);
  const manifest = asManifest(call, model);
  if (tools.length === 0 && !manifest) return null;
  return (
    <Section title={strings.forms}>
      {tools.map(({ tool, command, dropped }) => (
        <OtherForm
          key={tool}
          title={fill(strings.withTool, { tool: model.tools[tool].words.join(' ') })}
          form={{ texts: [command], dropped }}
        />
      ))}
      {manifest && (
        <OtherForm title={strings.asManifest} form={{ texts: [manifest.yaml, manifest.command], dropped: [] }} />
      )}
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
    <Section title={strings.otherVersions}>
      {others?.map((there, index) =>
        there ? (
          <InVersion key={there.version.name} {...{ text, here, there }} />
        ) : (
          // The list never changes.
          // oxlint-disable-next-line react/no-array-index-key
          <p key={index} role="alert">
            {strings.noData}
          </p>
        ),
      ) ?? (
        <button type="button" className="button" disabled={isAsked} onClick={compare}>
          {strings.compare}
        </button>
      )}
    </Section>
  );
}

function InVersion({ text, here, there }: VersionsProps & { there: VersionCommands }): ReactNode {
  const { wrong, isRight, altered } = differencesOf(text, here.model, there.model, here.anchors);
  const version = there.version.label;
  if (wrong.length === 0 && altered.length === 0)
    return <p>{fill(isRight ? strings.right : strings.same, { version })}</p>;
  return (
    <div>
      <p>{isRight ? fill(strings.right, { version }) : `${version}:`}</p>
      {wrong.length > 0 && <Findings findings={wrong} text={text} />}
      {altered.length > 0 && (
        <ul className="workbench__altered">
          {altered.map((word) => (
            <li key={`${word.text} ${word.there}`}>
              <code>{word.text}</code>
              <span>{fill(strings.instead, { there: word.there, here: word.here, version: here.version.label })}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

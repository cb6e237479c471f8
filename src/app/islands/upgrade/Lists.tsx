import strings from 'virtual:strings/changes';
import { Fragment, type ReactNode } from 'react';
import { byKind, changeText, isOfGadgets } from '../../../shared/changes/sentences';
import type { DataChange } from '../../../shared/changes/thing-changes';
import type { ChangedPage } from '../../../shared/history';
import type { VersionData } from '../../../shared/site-data';
import { fill, fillCount } from '../../../shared/strings/format';
import { docPath, withBase } from '../../../shared/urls';
import { useSite } from '../../context/SiteContext';
import type { PastedFate } from '../../upgrade/pasted';

interface Props {
  from: VersionData;
  to: VersionData;
  changes: readonly DataChange[];
  pages: readonly ChangedPage[];
  /** Names of the gadgets of both versions, and of those that are used; all are where none is named. */
  gadgets: ReadonlySet<string>;
  used: ReadonlySet<string>;
  fate: PastedFate | null;
}

/** The parts of the guide: what was pasted, what is gone, what is different, what is new, what to read. */
export function Lists({ from, to, changes, pages, gadgets, used, fate }: Props): ReactNode {
  const own = changes.filter((change) => concerns(change, used));
  const of = (...kinds: DataChange['change'][]): DataChange[] => own.filter(({ change }) => kinds.includes(change));
  // Pages about gadgets that are not used are left out.
  const toRead = pages.filter(({ address }) => {
    const name = address.split('/').at(-1) ?? '';
    return used.size === 0 || !gadgets.has(name) || used.has(name);
  });
  return (
    <>
      {fate && <Pasted {...{ fate, to }} />}
      <Changes title={strings.lost} changes={of('gone', 'renamed')} />
      <Changes title={strings.altered} changes={of('default', 'columns', 'type', 'values', 'meaning')} />
      <Changes title={strings.added} changes={of('new')} />
      <Pages {...{ from, to }} pages={toRead} />
    </>
  );
}

/** Whether a change matters to readers who use these gadgets; tools and new gadgets matter to all. */
function concerns(change: DataChange, used: ReadonlySet<string>): boolean {
  if (used.size === 0) return true;
  if (change.kind === 'gadget') return change.change === 'new' || used.has(change.name);
  return !isOfGadgets(change) || change.of.some((name) => used.has(name));
}

function Pasted({ fate, to }: { fate: PastedFate; to: VersionData }): ReactNode {
  const { breaks, problems, mended, isPartly } = fate;
  const version = to.release;
  const count = breaks.length + problems.length;
  return (
    <section>
      <h3>
        {count === 0
          ? fill(strings.fine, { version })
          : fillCount(strings.breaks, document.documentElement.lang, count, { version })}
      </h3>
      {count > 0 && (
        <ul>
          {breaks.map(({ words, message, hint }, index) => (
            // The same words may break twice.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>
              <code>{words}</code>
              {` ${message} ${hint}`}
            </li>
          ))}
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      {mended !== null && (
        <>
          <p>{fill(isPartly ? strings.mendedInPart : strings.mended, { version })}</p>
          {/* Long lines are scrolled by the keyboard as well. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <pre className="upgrade__mended" tabIndex={0}>
            <code>{mended}</code>
          </pre>
        </>
      )}
    </section>
  );
}

function Changes({ title, changes }: { title: string; changes: readonly DataChange[] }): ReactNode {
  return (
    <section>
      <h3>{title}</h3>
      {changes.length === 0 && <p>{strings.none}</p>}
      {byKind(changes).map(({ kind, changes: list }) => (
        <Fragment key={kind}>
          <h4>{strings[kind]}</h4>
          <ul>
            {list.map((change) => (
              <li key={`${change.name} ${change.change} ${change.of.join()}`}>
                <code>{change.name}</code>
                {` ${changeText(change, strings)}`}
                {change.of.map((name, index) => (
                  <Fragment key={name}>
                    {index === 0 ? ': ' : ', '}
                    <code>{name}</code>
                  </Fragment>
                ))}
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </section>
  );
}

/** The pages to read; changed ones lead to their comparison. */
function Pages({ from, to, pages }: Pick<Props, 'from' | 'to' | 'pages'>): ReactNode {
  const { base } = useSite();
  const words = { new: strings.pageNew, gone: strings.pageGone, changed: strings.pageChanged };
  return (
    <section>
      <h3>{strings.read}</h3>
      {pages.length === 0 ? (
        <p>{strings.none}</p>
      ) : (
        <ul>
          {pages.map(({ address, title, change }) => {
            const href = withBase(docPath(to, address), base) + (change === 'changed' ? `?compare=${from.name}` : '');
            return (
              <li key={address}>
                {change === 'gone' ? title : <a href={href}>{title}</a>}
                {`: ${words[change]}`}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

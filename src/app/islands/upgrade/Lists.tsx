import { Fragment, type ReactNode } from 'react';
import { byKind, changeText, isOfGadgets, KIND_TITLES } from '../../../shared/changes/sentences';
import type { DataChange } from '../../../shared/changes/thing-changes';
import { docPath, withBase } from '../../../shared/urls';
import { useSite } from '../../context';
import type { PastedResult } from '../../upgrade/pasted';
import type { VersionsCompared } from './compare-versions';

interface Props extends VersionsCompared {
  /** The gadgets that are used; all are where none is named. */
  used: ReadonlySet<string>;
}

/** The parts of the guide: what was pasted, removals, changes, additions, pages to read. */
export function Lists({ from, to, changes, pages, gadgets, used, pasted }: Props): ReactNode {
  const { base } = useSite();
  const own = changes.filter((change) => concerns(change, used));
  const of = (...kinds: DataChange['change'][]): DataChange[] => own.filter(({ change }) => kinds.includes(change));
  // Pages about gadgets that are not used are left out.
  const toRead = pages.filter(({ address }) => {
    const name = address.split('/').at(-1) ?? '';
    return used.size === 0 || !gadgets.has(name) || used.has(name);
  });
  return (
    <>
      {pasted && <Pasted {...{ pasted, to }} />}
      <Changes title="Removed or renamed" changes={of('removed', 'renamed')} />
      <Changes
        title="Changed defaults, columns, types and values"
        changes={of('default', 'columns', 'type', 'values', 'meaning')}
      />
      <Changes title="New" changes={of('new')} />
      <section>
        <h3>Pages to read</h3>
        {toRead.length === 0 && <p>None.</p>}
        <ul hidden={toRead.length === 0}>
          {toRead.map(({ address, title, change }) => {
            // A changed page leads to its comparison.
            const href = withBase(docPath(to, address), base) + (change === 'changed' ? `?compare=${from.name}` : '');
            return (
              <li key={address}>
                {change === 'removed' ? title : <a href={href}>{title}</a>}
                {`: ${change}`}
              </li>
            );
          })}
        </ul>
      </section>
    </>
  );
}

/** Whether a change matters to readers who use these gadgets; tools and new gadgets matter to all. */
function concerns(change: DataChange, used: ReadonlySet<string>): boolean {
  if (used.size === 0) return true;
  if (change.kind === 'gadget') return change.change === 'new' || used.has(change.name);
  return !isOfGadgets(change) || change.of.some((name) => used.has(name));
}

function Pasted({ pasted, to }: Pick<VersionsCompared, 'to'> & { pasted: PastedResult }): ReactNode {
  const { breaks, problems, corrected, isPartly } = pasted;
  const version = to.release;
  const count = breaks.length + problems.length;
  return (
    <section>
      <h3>
        {count === 0 && `Nothing breaks in ${version}.`}
        {count === 1 && `1 command breaks in ${version}`}
        {count > 1 && `${count} commands break in ${version}`}
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
      {corrected !== null && (
        <>
          <p>{isPartly ? `Partly corrected for ${version}; the rest is listed above` : `Corrected for ${version}`}</p>
          {/* Long lines are scrolled by the keyboard as well. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <pre className="upgrade__corrected" tabIndex={0}>
            <code>{corrected}</code>
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
      {changes.length === 0 && <p>None.</p>}
      {byKind(changes).map(({ kind, changes: list }) => (
        <Fragment key={kind}>
          <h4>{KIND_TITLES[kind]}</h4>
          <ul>
            {list.map((change) => (
              <li key={`${change.name} ${change.change} ${change.of.join()}`}>
                <code>{change.name}</code>
                {` ${changeText(change)}`}
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

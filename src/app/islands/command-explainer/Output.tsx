import strings from 'virtual:strings/workbench';
import type { ReactNode } from 'react';
import type { GadgetView } from '../../../shared/gadgets/view';
import type { OutputTable } from '../../../shared/workbench/output/pasted-output';
import type { Recognised } from '../../../shared/workbench/output/recognise';
import { MODES } from '../../../shared/workbench/sentences';
import { useSite } from '../../context/SiteContext';
import { targetHref, type VersionCommands } from '../../workbench/data';
import type { OutputAnswer } from './answer';
import { Entry, Section } from './Section';
import { Table } from './Table';

interface Props {
  answer: OutputAnswer;
  choose(gadget: GadgetView): void;
}

/** Output of a gadget: the gadget's page, the table, and what its columns mean. */
export function Output({ answer, choose }: Props): ReactNode {
  const { text, commands, gadgets, gadget, table, recognised } = answer;
  const { version, anchors } = commands;
  const href = targetHref(useSite(), version, { page: anchors.gadgetPage(gadget.name), anchor: null });
  const found = recognised.find((one) => one.gadget === gadget);
  return (
    <div>
      <div>
        <a href={href}>{strings.reference}</a>
        {gadgets.length > 1 && (
          <p className="workbench__line">
            {strings.orOf}
            {gadgets
              .filter((one) => one !== gadget)
              .map((other) => (
                <button key={other.name} type="button" className="button" onClick={() => choose(other)}>
                  {other.name}
                </button>
              ))}
          </p>
        )}
      </div>
      {table && found ? (
        <>
          <Table key={`${gadget.name} ${text}`} table={table} found={found} />
          <Columns {...{ table, found, commands }} />
        </>
      ) : (
        <Mode gadget={gadget} />
      )}
    </div>
  );
}

/** What the output mode is, of output that is no table. */
function Mode({ gadget }: { gadget: GadgetView }): ReactNode {
  const source = gadget.dataSources.find(({ signs }) => signs);
  const meaning = source && MODES[source.defaultOutputMode];
  return meaning === undefined ? null : <p>{meaning}</p>;
}

interface ColumnsProps {
  table: OutputTable;
  found: Recognised;
  commands: VersionCommands;
}

/** What each column means, and where the reference describes its field. */
function Columns({ table, found, commands: { version, anchors } }: ColumnsProps): ReactNode {
  const site = useSite();
  const { gadget, source, fields } = found;
  const page = anchors.gadgetPage(gadget.name);
  return (
    <Section title={strings.columns}>
      <dl className="workbench__words">
        {table.names.map((name, column) => {
          const field = fields[column];
          if (!field) return <Entry key={name} word={name} meaning={strings.noField} details={[]} href={null} />;
          const anchor = anchors.field(gadget.name, source.name, field.name);
          return (
            <Entry
              key={name}
              word={field.name}
              meaning={`${field.meaning}.`}
              details={[field.type, field.unit].filter((one) => one !== undefined)}
              href={targetHref(site, version, { page, anchor })}
            />
          );
        })}
      </dl>
    </Section>
  );
}

import type { ReactNode } from 'react';
import { fieldTarget } from '../../../shared/gadgets/row-ids';
import type { GadgetView } from '../../../shared/gadgets/view';
import { MODES } from '../../../shared/workbench/sentences';
import { Button } from '../../components/controls';
import { useSite } from '../../context';
import { targetHref } from '../../workbench/data';
import type { OutputAnswer } from './answer';
import { Entry, Section } from './Section';
import { Table } from './Table';

/** Output of a gadget: the gadget's page, and the table with what its columns mean, or what the output mode is. */
export function Output({ answer, choose }: { answer: OutputAnswer; choose(gadget: GadgetView): void }): ReactNode {
  const site = useSite();
  const { text, version, gadgets, gadget, table, recognised } = answer;
  const found = recognised.find((one) => one.gadget === gadget);
  const mode = gadget.dataSources.find(({ signs }) => signs)?.defaultOutputMode ?? '';
  return (
    <div>
      <div>
        <a href={targetHref(site, version, { page: `gadgets/${gadget.name}` })}>Reference</a>
        {gadgets.length > 1 && (
          <p className="workbench__line">
            Could also be output of
            {gadgets
              .filter((one) => one !== gadget)
              .map((other) => (
                <Button key={other.name} onClick={() => choose(other)}>
                  {other.name}
                </Button>
              ))}
          </p>
        )}
      </div>
      {table && found ? (
        <>
          <Table key={`${gadget.name} ${text}`} table={table} found={found} />
          <Section title="What the columns mean">
            <dl className="workbench__words">
              {table.names.map((name, column) => {
                const field = found.fields[column];
                if (!field) return <Entry key={name} word={name} meaning={NO_FIELD} />;
                const href = targetHref(site, version, fieldTarget(gadget, found.source.name, field.name));
                const details = [field.type, field.unit].filter((one) => one !== undefined);
                return <Entry key={name} word={field.name} meaning={`${field.meaning}.`} {...{ details, href }} />;
              })}
            </dl>
          </Section>
        </>
      ) : (
        MODES[mode] && <p>{MODES[mode]}</p>
      )}
    </div>
  );
}

const NO_FIELD = 'This gadget has no such field in the chosen version.';

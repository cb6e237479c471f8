import type { ReactNode } from 'react';
import { paramId } from '../../shared/gadgets/row-ids';
import { Island } from '../parts/Island';
import { Finder } from './Finder';
import type { Fact as FactModel, GadgetTagModel, RowGroup, RowModel, RowTable, Words as WordsModel } from './model';
import { Code, Each, Words } from './Words';

/** With fewer rows than this there is nothing to filter. */
const WORTH_FILTERING = 12;

/** From this many values on, a list is folded. */
const FOLD_FROM = 17;

/** Renders a gadget tag: the facts, parameters or fields of a gadget, or the list of all gadgets. */
export function GadgetTag({ page }: { page: GadgetTagModel }) {
  if (page.kind === 'finder') return <Finder {...page} />;
  return page.kind === 'glance' ? <Glance {...page} /> : <Rows {...page} />;
}

/** The facts of a gadget page: what it needs, where it runs and since when it exists. */
function Glance({ facts }: { facts: readonly FactModel[] }) {
  return (
    <div className="glance">
      <dl>
        {facts.map(([name, words]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Words words={words} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Parameters or fields as lists of definitions; with many rows, under a bar that filters them. */
function Rows({ tables, note }: { tables: readonly RowTable[]; note: WordsModel }) {
  const groups = tables.flatMap((table) => table.groups);
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  const open = groups.filter(({ folded }) => folded === null).flatMap(({ rows }) => nested(rows));
  return (
    <>
      {tables.length > 0 && (
        <div className="rows" data-island="rows">
          {count >= WORTH_FILTERING && (
            <Island name="row-filter" props={{ count, byDefault: seenIn(open) }} className="rows__bar" />
          )}
          <Each of={tables} show={(table) => <Table {...table} />} />
        </div>
      )}
      {note.length > 0 && (
        <p>
          <Words words={note} />
        </p>
      )}
    </>
  );
}

function Table({ caption, groups }: RowTable) {
  return (
    <>
      {caption.length > 0 && (
        <p className="rows__source">
          <Words words={caption} />
        </p>
      )}
      {groups.map((group) => (
        <Group key={group.label} {...group} />
      ))}
    </>
  );
}

/** A row with the rows below it: `src.port` below `src`. */
interface Branch {
  row: RowModel;
  below: Branch[];
}

function nested(rows: readonly RowModel[]): Branch[] {
  const branches = new Map(rows.map((row): [string, Branch] => [row.name, { row, below: [] }]));
  const parentOf = (name: string): Branch | undefined => {
    const parent = name.slice(0, Math.max(0, name.lastIndexOf('.')));
    return parent === '' ? undefined : (branches.get(parent) ?? parentOf(parent));
  };
  for (const [name, branch] of branches) parentOf(name)?.below.push(branch);
  return [...branches.values()].filter(({ row }) => parentOf(row.name) === undefined);
}

const isSeen = ({ row, below }: Branch): boolean => row.shown || below.some(isSeen);

function countOf(branches: readonly Branch[]): number {
  return branches.reduce((count, { below }) => count + 1 + countOf(below), 0);
}

/** How many of the rows are not folded. */
const seenIn = (branches: readonly Branch[]): number =>
  branches.filter(isSeen).reduce((count, { below }) => count + 1 + seenIn(below), 0);

function Group({ label, rows, folded }: RowGroup) {
  const branches = nested(rows);
  const seen = branches.filter(isSeen);
  const names = <Names of={seen.map(({ row }) => row.name)} />;
  if (folded === 'whole')
    return (
      <More branches={branches}>
        <span>
          {label} <small>{names}</small>
        </span>
      </More>
    );
  return (
    <section className="rows__group">
      {label !== null && (
        <h3 className="rows__head">
          {label} <span>{rows.length}</span>
        </h3>
      )}
      {folded === 'rows' ? (
        <More branches={branches}>
          <span>{seen.length > 0 ? names : `${rows.length} hidden`}</span>
        </More>
      ) : (
        <Lists branches={branches} kind="hidden" />
      )}
    </section>
  );
}

function Names({ of }: { of: readonly string[] }) {
  return <Each of={of} separator=" " show={(name) => <Code name={name} />} />;
}

/** The rows that are seen from the start, and the others, folded. */
function Lists({ branches, kind }: { branches: readonly Branch[]; kind: string }) {
  const seen = branches.filter(isSeen);
  const folded = branches.filter((branch) => !isSeen(branch));
  return (
    <>
      {seen.length > 0 && <List branches={seen} />}
      {folded.length > 0 && <More branches={folded}>{`${countOf(folded)} ${kind}`}</More>}
    </>
  );
}

/** Rows below their summary, which unfolds them. */
function More({ branches, children }: { branches: readonly Branch[]; children: ReactNode }) {
  return (
    <details className="rows__more">
      <summary>{children}</summary>
      <List branches={branches} />
    </details>
  );
}

function List({ branches }: { branches: readonly Branch[] }) {
  return (
    <dl>
      {branches.map((branch) => (
        <Row key={branch.row.id} {...branch} />
      ))}
    </dl>
  );
}

/** The browser makes the name a link to its row (`rows.ts` of the islands): sending each name twice would be heavy. */
function Row({ row, below }: Branch) {
  const { type, default: value, state, since, notes } = row;
  return (
    <div id={row.id}>
      <dt>
        <Code name={row.name} />
        {type && <Fact>{type}</Fact>}
        {value && (
          <Fact>
            default <Code name={value} />
          </Fact>
        )}
        {state && <Fact>{state}</Fact>}
        {since !== '' && (
          <>
            {' '}
            <small className="since">{since}</small>
          </>
        )}
      </dt>
      <dd>
        <Words words={[row.meaning]} />
        {notes.length > 0 && (
          <>
            {' '}
            <small>
              <Each of={notes} separator=". " show={(note) => <Words words={note} />} />
            </small>
          </>
        )}
        <Values values={row.values} />
        <Flags flags={row.flags ?? []} />
        {below.length > 0 && <Lists branches={below} kind={below.some(isSeen) ? 'more fields' : 'fields'} />}
      </dd>
    </div>
  );
}

/** What is quickly read of a row, next to its name. */
function Fact({ children }: { children: ReactNode }) {
  return (
    <>
      {' '}
      <span>{children}</span>
    </>
  );
}

/** Values as chips, which wrap; long lists are folded. */
function Values({ values }: { values: readonly string[] }) {
  if (values.length === 0) return null;
  if (values.length < FOLD_FROM)
    return (
      <p className="chips">
        <small>Values</small> <Names of={values} />
      </p>
    );
  return (
    <details>
      <summary>{values.length} values</summary>
      <p className="chips">
        <Names of={values} />
      </p>
    </details>
  );
}

/** The flags that a pattern covers, each with an id so that it can be linked to. */
function Flags({ flags }: { flags: readonly string[] }) {
  if (flags.length === 0) return null;
  return (
    <details>
      <summary>{flags.length} flags</summary>
      <ul className="chips">
        {flags.map((flag) => (
          <li key={flag} id={paramId({ flag })}>
            <Code name={flag} />
          </li>
        ))}
      </ul>
    </details>
  );
}

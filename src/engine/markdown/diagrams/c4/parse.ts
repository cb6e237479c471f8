import { nearest } from '../../../../shared/nearest';
import { DiagramError, quoted } from '../problem';
import { Scanner } from '../scanner';
import type { DiagramSource } from '../source';
import { plainLabel } from '../text';
import { readValues, type Values } from './arguments';
import type { C4Model } from './model';
import { STATEMENTS, type Statement } from './words';

const SPACE = /(?:\s|%%[^\n]*)*/y;
const END = /[ \t]*(?=\n|\}|%%|$)/y;

/** Reads a C4 diagram; throws a `DiagramError` at the first statement that it cannot read. */
export function parseC4(source: DiagramSource): C4Model {
  const { head, headLine, body, bodyLine, kind } = source;
  if (head !== '' && !head.startsWith('%%'))
    throw new DiagramError(headLine, `${quoted(head)} stands behind the kind.`, 'Begin on the next line.');
  return new C4Reader(new Scanner(body, bodyLine), kind === 'C4Dynamic').read(headLine);
}

class C4Reader {
  private readonly model: C4Model = {
    title: '',
    elements: new Map(),
    boundaries: new Map(),
    relations: [],
    links: [],
  };
  /** Boundaries that are not closed yet, from the outside in. */
  private readonly open: { alias: string; line: number }[] = [];
  private readonly scanner: Scanner;
  /** Whether the relations of the diagram are steps, one after the other. */
  private readonly isCounted: boolean;

  constructor(scanner: Scanner, isCounted: boolean) {
    this.scanner = scanner;
    this.isCounted = isCounted;
  }

  read(headLine: number): C4Model {
    const { scanner, model } = this;
    for (scanner.take(SPACE); !scanner.atEnd; scanner.take(SPACE)) this.statement();
    const unclosed = this.open.at(-1);
    if (unclosed)
      throw new DiagramError(
        unclosed.line,
        `The boundary ${quoted(unclosed.alias)} is not closed.`,
        'Write "}" on a line of its own below what it holds.',
      );
    for (const { from, to, line } of model.relations) for (const alias of [from, to]) this.mustBeKnown(alias, line);
    if (model.elements.size + model.boundaries.size === 0)
      throw new DiagramError(
        headLine,
        'The diagram has no elements.',
        'Write for example: System(alias, "Name", "What it does").',
      );
    return model;
  }

  private statement(): void {
    const { scanner } = this;
    const { line } = scanner;
    if (scanner.take(/\}/y)) return this.close(line);
    const title = scanner.take(/title[ \t]+([^\n]+)/y);
    if (title) return void (this.model.title = plainLabel(title[1] ?? ''));
    const word = scanner.take(/\w+(?=\()/y)?.[0] ?? '';
    const statement = STATEMENTS.get(word);
    if (!statement) throw unknownStatement(word === '' ? scanner.rest : word, line);
    this.state(word, statement, readValues(scanner, word, statement), line);
    if (!scanner.take(END))
      throw scanner.error('The end of the line was expected', 'Write each statement on a line of its own.');
  }

  private state(word: string, statement: Statement, values: Values, line: number): void {
    if (statement.is === 'style') return;
    if (statement.is === 'relation') return this.relation(statement, values, line);
    const { alias = '', label = '', link = '', descr: description = '' } = values;
    if (alias === '')
      throw new DiagramError(line, `"${word}" has no alias.`, `Write ${word}(alias, "Name"), with its own alias.`);
    const name = label === '' ? alias : label;
    if (link !== '') this.model.links.push({ of: name, text: name, target: link, line });
    const parent = this.open.at(-1)?.alias ?? null;
    const known = statement.is === 'element' ? this.model.elements : this.model.boundaries;
    if (known.has(alias))
      throw new DiagramError(line, `The alias ${quoted(alias)} is given twice.`, 'Give each its own alias.');
    if (statement.is === 'element') {
      const { kind, isPerson, isExternal } = statement;
      const technology = values.techn ?? '';
      this.model.elements.set(alias, { kind, isPerson, isExternal, name, technology, description, parent });
      return;
    }
    this.model.boundaries.set(alias, { name, type: values.type || statement.type, description, parent });
    if (!this.scanner.take(/\s*\{/y))
      throw this.scanner.error('"{" was expected', `Write ${word}(${alias}, "Name") { and "}" below what it holds.`);
    this.open.push({ alias, line });
    this.scanner.take(/[ \t]*(?=\S)/y);
  }

  private relation(
    { arrow, isUpwards }: Extract<Statement, { is: 'relation' }>,
    { index, from = '', to = '', label = '', techn = '', descr = '', link = '' }: Values,
    line: number,
  ): void {
    const { relations, links } = this.model;
    const number = index ?? (this.isCounted ? String(relations.length + 1) : '');
    relations.push({
      from,
      to,
      arrow,
      isUpwards,
      label: number === '' ? label : `${number}: ${label}`,
      technology: techn,
      description: descr,
      line,
    });
    if (link !== '') links.push({ of: label, text: label, target: link, line });
  }

  private close(line: number): void {
    if (!this.open.pop())
      throw new DiagramError(line, '"}" closes no boundary.', 'Remove it, or open a boundary before it.');
  }

  private mustBeKnown(alias: string, line: number): void {
    const { elements, boundaries } = this.model;
    if (elements.has(alias) || boundaries.has(alias)) return;
    const near = nearest(alias, [...elements.keys(), ...boundaries.keys()]);
    throw new DiagramError(
      line,
      `There is no element ${quoted(alias)}.`,
      near ? `Did you mean "${near}"?` : `Write for example: System(${alias}, "Name").`,
    );
  }
}

function unknownStatement(text: string, line: number): DiagramError {
  const word = /^\w*/.exec(text)?.[0] ?? '';
  const near = nearest(word, [...STATEMENTS.keys()]);
  const meant = near === word ? `Write the values of "${word}" between brackets. ` : `Did you mean "${near}"? `;
  return new DiagramError(
    line,
    `${quoted(text)} is no statement of a C4 diagram.`,
    `${near ? meant : ''}Statements are "title" and those with brackets: ${[...STATEMENTS.keys()].join(', ')}.`,
  );
}

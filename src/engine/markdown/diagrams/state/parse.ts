import { directionOf } from '../graph/model';
import { DiagramError, quoted } from '../problem';
import { linesOf, type DiagramSource, type Line } from '../source';
import { plainLabel } from '../text';
import { StateTree, type StateDiagram } from './tree';

const ID = String.raw`\[\*\]|[^\s:{}"\[\]<>-]+(?:-(?!->|-)[^\s:{}"\[\]<>-]*)*`;
const EDGE = new RegExp(`^(${ID})\\s*-->\\s*(${ID})\\s*(?::(.*))?$`);
const DESCRIBED = new RegExp(`^(${ID})\\s*(?::(.*))?$`);
const DECLARED = new RegExp(`^state\\s+(?:"([^"]*)"\\s+as\\s+)?(${ID})\\s*(?:as\\s+"([^"]*)")?\\s*(\\{)?$`);

/** Reads a state diagram; throws a `DiagramError` at the first line that it cannot read. */
export function parseState(source: DiagramSource): StateDiagram {
  if (source.head.replace(/;$/, '') !== '')
    throw new DiagramError(
      source.headLine,
      `${quoted(source.head)} stands behind the kind.`,
      'Write states from the next line on.',
    );
  const reader = new StateReader();
  for (const line of linesOf(source).flatMap(splitBraces)) reader.read(line);
  return reader.end();
}

/** Braces that share a line with something get lines of their own. */
function splitBraces(line: Line): Line[] {
  if (!/^state\b.*\{./.test(line.text) && !/.\}$/.test(line.text)) return [line];
  return line.text
    .replace(/^(state\b[^{]*\{)/, '$1\n')
    .replace(/\}$/, '\n}')
    .split('\n')
    .map((text) => ({ ...line, text: text.trim() }))
    .filter(({ text }) => text !== '');
}

class StateReader {
  private readonly tree = new StateTree();

  read({ text, number }: Line): void {
    const line = text.replace(/\s+%%.*$/, '').replace(/;$/, '');
    const direction = directionOf(line);
    const { diagram, scope } = this.tree;
    if (direction) (diagram.states.get(scope.id ?? '') ?? diagram).direction = direction;
    else if (line === '}') this.tree.close(number);
    else if (!this.statement(line, number))
      throw new DiagramError(
        number,
        `${quoted(line)} is no statement of a state diagram.`,
        'A transition is written "A --> B : text", a state "state A" or "A : text".',
      );
  }

  end(): StateDiagram {
    const { id, line } = this.tree.scope;
    if (id !== null)
      throw new DiagramError(line, `The state "${id}" is not closed.`, 'Write "}" on a line of its own.');
    return this.tree.diagram;
  }

  private statement(line: string, number: number): boolean {
    return this.declaration(line, number) || this.transition(line, number) || this.description(line);
  }

  private transition(line: string, number: number): boolean {
    const match = EDGE.exec(line);
    if (!match) return false;
    const [, from = '', to = '', label = ''] = match;
    this.tree.diagram.edges.push({
      from: this.tree.mention(from).id,
      to: this.tree.mention(to, 'end').id,
      label: plainLabel(label),
      stroke: 'solid',
      start: 'none',
      end: 'arrow',
      length: 1,
      line: number,
    });
    return true;
  }

  private declaration(line: string, number: number): boolean {
    const match = DECLARED.exec(line);
    if (!match) return false;
    const [, before, id = '', after, brace] = match;
    const state = this.tree.mention(id);
    const description = before ?? after;
    if (description !== undefined) state.descriptions.push(plainLabel(description));
    if (brace !== undefined) this.tree.open(state, number);
    return true;
  }

  private description(line: string): boolean {
    const match = DESCRIBED.exec(line);
    if (!match || match[1] === '[*]' || match[1] === 'state') return false;
    const [, id = '', text] = match;
    const state = this.tree.mention(id);
    if (text !== undefined) state.descriptions.push(plainLabel(text));
    return true;
  }
}

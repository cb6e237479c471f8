import { DiagramError, quoted } from '../problem';
import { statementLines, withoutComment, type DiagramSource, type Line } from '../source';
import { plainLabel } from '../text';
import type { Architecture, Part } from './model';
import { addRelation } from './relations';
import { EXAMPLES, ID, noStatement, TITLE, titleOf } from './statements';

const ICON = String.raw`\(([\w:-]+)\)`;
const QUOTED = String.raw`"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'`;
const IN = String.raw`(?:\s+in\s+(${ID}))?`;

const GROUP = new RegExp(String.raw`^group\s+(${ID})\s*(?:${ICON})?\s*(?:${TITLE})?${IN}$`);
const SERVICE = new RegExp(String.raw`^service\s+(${ID})\s*(?:${ICON}|${QUOTED})?\s*(?:${TITLE})?${IN}$`);
const JUNCTION = new RegExp(String.raw`^junction\s+(${ID})${IN}$`);

/** Reads an architecture diagram; throws a `DiagramError` at the first line that it cannot read. */
export function parseArchitecture(source: DiagramSource): Architecture {
  const found: Architecture = { title: '', parts: new Map(), edges: [], alignments: [] };
  const later: (() => void)[] = [];
  for (const line of statementLines(source)) {
    const bare = { ...line, text: withoutComment(line.text) };
    const title = /^title(?:\s+(.*))?$/.exec(bare.text);
    if (title) found.title = plainLabel(title[1] ?? '');
    else if (/^(?:group|service|junction)\b(?!\s*(?:\{group\}\s*)?:)/.test(bare.text)) addPart(found, bare);
    // As in Mermaid, edges may stand before what they join.
    else later.push(() => addRelation(found, bare));
  }
  if (found.parts.size === 0)
    throw new DiagramError(source.headLine, 'The diagram has no services.', `Write: ${EXAMPLES.service}.`);
  for (const part of found.parts.values()) refuseParent(found, part);
  for (const add of later) add();
  return found;
}

function addPart({ parts }: Architecture, line: Line): void {
  const part = partOf(line);
  const before = parts.get(part.id);
  if (before)
    throw new DiagramError(
      line.number,
      `There is a ${before.kind} ${quoted(part.id)} already.`,
      `Give this ${part.kind} another id.`,
    );
  parts.set(part.id, part);
}

function partOf({ text, number }: Line): Part {
  const group = GROUP.exec(text);
  if (group) {
    const [, id = '', icon = '', title = '', parent = null] = group;
    return { kind: 'group', id, icon, title: titleOf(title), parent, line: number };
  }
  const service = SERVICE.exec(text);
  if (service) {
    const [, id = '', icon = '', double, single, title = '', parent = null] = service;
    return {
      kind: 'service',
      id,
      icon,
      iconText: plainLabel(double ?? single ?? ''),
      title: titleOf(title),
      parent,
      line: number,
    };
  }
  const junction = JUNCTION.exec(text);
  if (junction) return { kind: 'junction', id: junction[1] ?? '', parent: junction[2] ?? null, line: number };
  throw noStatement(text, number);
}

/** Throws where a part stands in what is no group, or in a group that stands in it. */
function refuseParent({ parts }: Architecture, part: Part): void {
  const { id, parent, line } = part;
  if (parent !== null && parts.get(parent)?.kind !== 'group')
    throw new DiagramError(
      line,
      `There is no group ${quoted(parent)}.`,
      `Write: ${EXAMPLES.group.replace('id', parent)}.`,
    );
  const passed = new Set<string>();
  for (let up = parent; up !== null && !passed.has(up); up = parts.get(up)?.parent ?? null) {
    passed.add(up);
    if (up === id)
      throw new DiagramError(line, `The group ${quoted(id)} stands in itself.`, 'Let one of them stand alone.');
  }
}

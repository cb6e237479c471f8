import type { Side } from '../grid/model';
import { DiagramError, quoted } from '../problem';
import type { Line } from '../source';
import type { Architecture, EdgeEnd, Part } from './model';
import { EXAMPLES, ID, noStatement, TITLE, titleOf } from './statements';

const END = String.raw`(${ID})\s*(\{group\})?`;
const SIDE = String.raw`\s*([LRTB])\s*`;
const EDGE = new RegExp(String.raw`^${END}\s*:${SIDE}([<>]?)\s*(?:--|-\s*${TITLE}\s*-)\s*([<>]?)${SIDE}:\s*${END}$`);
const ALIGN = new RegExp(String.raw`^align\s+(row|column)((?:\s+${ID}){2,})$`);

/** Reads what stands between parts: an edge, or an alignment. */
export function addRelation(found: Architecture, { text, number }: Line): void {
  const align = ALIGN.exec(text);
  if (align) {
    const members = (align[2] ?? '').trim().split(/\s+/);
    for (const id of members) standing(found, id, number);
    const twice = members.find((id, index) => members.indexOf(id) < index);
    if (twice !== undefined)
      throw new DiagramError(number, `${quoted(twice)} is named twice.`, 'Name each service of a row or column once.');
    found.alignments.push({ axis: align[1] === 'row' ? 'row' : 'column', members, line: number });
    return;
  }
  const edge = EDGE.exec(text);
  if (!edge) throw noStatement(text, number);
  const [, fromId = '', fromGroup, fromSide, into = '', title = '', out = '', toSide, toId = '', toGroup] = edge;
  const from = endOf(found, fromId, fromSide, fromGroup !== undefined, number);
  const to = endOf(found, toId, toSide, toGroup !== undefined, number);
  found.edges.push({
    from: shownEnd(found, from),
    to: shownEnd(found, to),
    label: titleOf(title),
    stroke: 'solid',
    start: into === '' ? 'none' : 'arrow',
    end: out === '' ? 'none' : 'arrow',
    length: 1,
    line: number,
    ends: { from, to },
  });
}

const SIDES: Record<string, Side> = { L: 'L', R: 'R', T: 'T', B: 'B' };

function endOf(found: Architecture, id: string, side: string | undefined, atGroup: boolean, line: number): EdgeEnd {
  const part = standing(found, id, line);
  if (atGroup && part.parent === null)
    throw new DiagramError(line, `${quoted(id)} stands in no group.`, `Leave {group} out: ${id}:${side}`);
  return { id, side: SIDES[side ?? ''] ?? 'R', atGroup };
}

/** What a drawing ties the end of an edge to. */
const shownEnd = ({ parts }: Architecture, { id, atGroup }: EdgeEnd): string =>
  atGroup ? (parts.get(id)?.parent ?? id) : id;

/** The service or junction of an id. */
function standing({ parts }: Architecture, id: string, line: number): Part {
  const part = parts.get(id);
  if (part && part.kind !== 'group') return part;
  throw new DiagramError(
    line,
    part
      ? `${quoted(id)} is a group, which has no sides of its own.`
      : `There is no service or junction ${quoted(id)}.`,
    part
      ? 'Name a service inside it, with {group} behind its id: server{group}:R.'
      : `Write: ${EXAMPLES.service.replace('id', id)}.`,
  );
}

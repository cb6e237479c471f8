import { parseKanban } from './kanban/parse';
import { parsePacket } from './packet/parse';
import { label, oneLine, type Facts, type KindFacts } from './test-fact-words';

/** The parts of Mermaid's Kanban boards that are compared. */
interface BoardDb {
  getData: () => {
    nodes: { label: string; isGroup: boolean; ticket?: string; assigned?: string; priority?: string }[];
  };
}

const boardFacts = (db: BoardDb): Facts =>
  db
    .getData()
    .nodes.map(({ label: text, isGroup, ticket = '', assigned = '', priority = '' }) =>
      isGroup ? `column § ${label(text)}` : ['card §', label(text), ticket, assigned, priority].join(' | '),
    );

export const BOARD_FACTS: KindFacts = {
  mermaid: boardFacts,
  own: (source) =>
    parseKanban(source).lanes.flatMap(({ name, cards }) => [
      `column § ${name}`,
      ...cards.map(({ label: text, ticket, assigned, priority }) =>
        ['card §', oneLine(text), ticket, assigned, priority].join(' | '),
      ),
    ]),
};

/** The parts of Mermaid's packets that are compared. */
interface PacketDb {
  getDiagramTitle: () => string;
  getPacket: () => { start: number; end: number; label: string }[][];
}

/** Mermaid divides a field that goes on in the next row, and gives both halves the label. */
function packetFacts(db: PacketDb): Facts {
  const fields: { start: number; end: number; label: string }[] = [];
  const perRow = Math.max(...db.getPacket().map((row) => (row.at(-1)?.end ?? 0) - (row[0]?.start ?? 0) + 1));
  for (const field of db.getPacket().flat()) {
    const last = fields.at(-1);
    if (last && last.label === field.label && field.start % perRow === 0) last.end = field.end;
    else fields.push({ ...field });
  }
  return [
    label(db.getDiagramTitle()),
    `${perRow} in a row §`,
    ...fields.map(({ start, end, label: text }) => `${start} to ${end} § ${label(text)}`),
  ];
}

export const PACKET_FACTS: KindFacts = {
  mermaid: packetFacts,
  own: (source) => {
    const { title, fields, perRow } = parsePacket(source);
    return [title, `${perRow} in a row §`, ...fields.map(({ from, to, label: text }) => `${from} to ${to} § ${text}`)];
  },
};

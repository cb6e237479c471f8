import type { EdgeEnd } from './architecture/model';
import { parseArchitecture } from './architecture/parse';
import { label, oneLine, type Facts, type KindFacts } from './test-fact-words';

interface Titled {
  id: string;
  icon?: string;
  title?: string;
  in?: string;
}

/** The parts of Mermaid's architecture diagrams that are compared. */
interface ArchitectureDb {
  getDiagramTitle: () => string;
  getGroups: () => Titled[];
  getServices: () => (Titled & { iconText?: string })[];
  getJunctions: () => { id: string; in?: string }[];
  getEdges: () => {
    lhsId: string;
    lhsDir: string;
    lhsInto?: boolean;
    lhsGroup?: boolean;
    rhsId: string;
    rhsDir: string;
    rhsInto?: boolean;
    rhsGroup?: boolean;
    title?: string;
  }[];
  getLayoutHints: () => { direction: string; members: string[] }[];
}

/** An icon that is drawn is no word of the drawing; the name of another is one. */
const iconFact = (icon: string): string =>
  ['cloud', 'database', 'disk', 'internet', 'server'].includes(icon) ? `with ${icon} §` : `§ ${icon} |`;

const end = (id: string, side: string, atGroup: boolean | undefined, into: boolean | undefined): string =>
  `${id}${atGroup ? '{group}' : ''}:${side}${into ? ' arrow' : ''}`;

function architectureFacts(db: ArchitectureDb): Facts {
  return [
    label(db.getDiagramTitle()),
    ...db
      .getGroups()
      .map(
        ({ id, icon = '', title = '', in: parent = '' }) =>
          `group ${id} in ${parent} ${iconFact(icon)} ${label(title)}`,
      ),
    ...db
      .getServices()
      .map(
        ({ id, icon = '', iconText = '', title = '', in: parent = '' }) =>
          `service ${id} in ${parent} ${iconFact(icon)} ${label(iconText)} | ${label(title)}`,
      ),
    ...db.getJunctions().map(({ id, in: parent = '' }) => `junction ${id} in ${parent} §`),
    ...db
      .getEdges()
      .map(
        ({ lhsId, lhsDir, lhsInto, lhsGroup, rhsId, rhsDir, rhsInto, rhsGroup, title = '' }) =>
          `${end(lhsId, lhsDir, lhsGroup, lhsInto)} > ${end(rhsId, rhsDir, rhsGroup, rhsInto)} § ${label(title)}`,
      ),
    ...db.getLayoutHints().map(({ direction, members }) => `align ${direction} ${members.join(' ')} §`),
  ];
}

export const ARCHITECTURE_FACTS: KindFacts = {
  mermaid: architectureFacts,
  own: (source) => {
    const { title, parts, edges, alignments } = parseArchitecture(source);
    const all = [...parts.values()];
    const own = ({ id, side, atGroup }: EdgeEnd, head: string): string => end(id, side, atGroup, head === 'arrow');
    return [
      title,
      ...all.flatMap((part) =>
        part.kind === 'group'
          ? [`group ${part.id} in ${part.parent ?? ''} ${iconFact(part.icon)} ${oneLine(part.title)}`]
          : [],
      ),
      ...all.flatMap((part) =>
        part.kind === 'service'
          ? [
              `service ${part.id} in ${part.parent ?? ''} ${iconFact(part.icon)} ${part.iconText} | ${oneLine(part.title)}`,
            ]
          : [],
      ),
      ...all.flatMap((part) => (part.kind === 'junction' ? [`junction ${part.id} in ${part.parent ?? ''} §`] : [])),
      ...edges.map(
        ({ ends, start, end: head, label: text }) =>
          `${own(ends.from, start)} > ${own(ends.to, head)} § ${oneLine(text)}`,
      ),
      ...alignments.map(({ axis, members }) => `align ${axis} ${members.join(' ')} §`),
    ];
  },
};

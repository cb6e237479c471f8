import type { Graph } from './graph/model';
import { readClasses } from './tables/class';
import { readEntities } from './tables/entities';
import { readRequirements } from './tables/requirements';
import { label, type Facts, type KindFacts } from './test-fact-words';

interface Member {
  getDisplayDetails: () => { displayText: string };
  classifier: string;
}

/** The parts of Mermaid's class diagrams that are compared. */
interface ClassDb {
  getClasses: () => Map<
    string,
    { id: string; text: string; annotations: string[]; members: Member[]; methods: Member[]; parent?: string }
  >;
  getRelations: () => {
    id1: string;
    id2: string;
    title?: string;
    relationTitle1: string;
    relationTitle2: string;
    relation: { type1: number | string; type2: number | string; lineType: number };
  }[];
  getNotes: () => Map<string, { class?: string; text: string }>;
}

const CLASS_HEADS = ['diamond', 'triangle', 'filled-diamond', 'arrow', 'lollipop'];
const CLASSIFIERS: Record<string, string> = { '*': ' {abstract}', $: ' {static}' };
const none = (text: string): string => (text === 'none' ? '' : label(text));
const memberOf = (member: Member): string =>
  `${label(member.getDisplayDetails().displayText)}${CLASSIFIERS[member.classifier] ?? ''}`;

function classFacts(db: ClassDb): Facts {
  return [
    ...[...db.getClasses().values()].map(({ id, text, annotations, members, methods, parent }) => {
      const rows = [...annotations.map((name) => `«${name}»`), label(text), ...[...members, ...methods].map(memberOf)];
      return `${id} in ${parent?.split('.').at(-1) ?? ''} § ${rows.join(' | ')}`;
    }),
    ...db.getRelations().map(({ id1, id2, title = '', relationTitle1, relationTitle2, relation }) => {
      const [start, end] = [relation.type1, relation.type2].map((type) => CLASS_HEADS[Number(type)] ?? 'none');
      const line = relation.lineType === 1 ? 'dotted' : 'solid';
      return `${id1} > ${id2} § ${none(relationTitle1)} | ${label(title.replace(/^:/, ''))} | ${none(relationTitle2)} ${line} ${start} ${end}`;
    }),
    ...[...db.getNotes().values()].map(({ class: of = '', text }) => `note of ${of} § ${label(text)}`),
  ].sort();
}

/** The parts of Mermaid's entity relationship diagrams that are compared. */
interface EntityDb {
  getEntities: () => Map<
    string,
    {
      id: string;
      alias: string;
      attributes: { type: string; name: string; keys: string[]; comment: string }[];
    }
  >;
  getRelationships: () => {
    entityA: string;
    entityB: string;
    roleA: string;
    relSpec: { cardA: string; cardB: string; relType: string };
  }[];
}

const cardinality = (name: string): string => name.toLowerCase().replace('only_one', 'one').replaceAll('_', '-');

function entityFacts(db: EntityDb): Facts {
  const names = new Map([...db.getEntities()].map(([name, { id }]) => [id, name]));
  return [
    ...[...db.getEntities()].map(([name, { alias, attributes }]) => {
      const cells = attributes.flatMap(({ type, name, keys, comment }) => [
        type,
        name,
        keys.join(', '),
        label(comment),
      ]);
      return `${name} in  § ${[label(alias || name), ...cells.filter((cell) => cell !== '')].join(' | ')}`;
    }),
    ...db.getRelationships().map(({ entityA, entityB, roleA, relSpec: { cardA, cardB, relType } }) => {
      const line = relType === 'IDENTIFYING' ? 'solid' : 'dotted';
      const [from, to] = [names.get(entityA) ?? entityA, names.get(entityB) ?? entityB];
      return `${from} > ${to} §  | ${label(roleA)} |  ${line} ${cardinality(cardB)} ${cardinality(cardA)}`;
    }),
  ].sort();
}

/** The parts of Mermaid's requirement diagrams that are compared. */
interface RequirementDb {
  getRequirements: () => Map<
    string,
    { name: string; type: string; requirementId: string; text: string; risk: string; verifyMethod: string }
  >;
  getElements: () => Map<string, { name: string; type: string; docRef: string }>;
  getRelationships: () => { type: string; src: string; dst: string }[];
}

function requirementFacts(db: RequirementDb): Facts {
  const box = (name: string, kind: string, rows: [string, string][]): string => {
    const said = rows.filter(([, text]) => text !== '').flatMap(([key, text]) => [`${key}:`, label(text)]);
    return `${name} in  § ${[`«${kind}»`, label(name), ...said].join(' | ')}`;
  };
  return [
    ...[...db.getRequirements().values()].map(({ name, type, requirementId, text, risk, verifyMethod }) =>
      box(name, type, [
        ['Id', requirementId],
        ['Text', text],
        ['Risk', risk],
        ['Verification', verifyMethod],
      ]),
    ),
    ...[...db.getElements().values()].map(({ name, type, docRef }) =>
      box(name, 'Element', [
        ['Type', type],
        ['Doc Ref', docRef],
      ]),
    ),
    ...db.getRelationships().map(({ type, src, dst }) => {
      const ends = type === 'contains' ? 'solid lollipop none' : 'dotted none open-arrow';
      return `${src} > ${dst} §  | «${type}» |  ${ends}`;
    }),
  ].sort();
}

/** A graph of boxes as it was read. */
function graphFacts({ nodes, edges, groups }: Graph): Facts {
  const isNote = (id: string): boolean => id.startsWith('note ');
  const nameOf = (group: string | null): string =>
    group === null ? '' : (groups.get(group)?.title.split('.').at(-1) ?? '');
  return [
    ...[...nodes.values()].map(({ id, parent, words }) =>
      isNote(id)
        ? `note of ${edges.find(({ to }) => to === id)?.from ?? ''} § ${words.join('').replace(/\s+/g, ' ')}`
        : `${id} in ${nameOf(parent)} § ${words.flatMap((word) => word.split('\n')).join(' | ')}`,
    ),
    ...edges
      .filter(({ to }) => !isNote(to))
      .map(
        ({ from, to, label, startLabel = '', endLabel = '', stroke, start, end }) =>
          `${from} > ${to} § ${startLabel} | ${label.replace(/\s+/g, ' ')} | ${endLabel} ${stroke} ${start} ${end}`,
      ),
  ].sort();
}

export const CLASS_FACTS: KindFacts = { mermaid: classFacts, own: (source) => graphFacts(readClasses(source).graph) };
export const ENTITY_FACTS: KindFacts = { mermaid: entityFacts, own: (source) => graphFacts(readEntities(source)) };
export const REQUIREMENT_FACTS: KindFacts = {
  mermaid: requirementFacts,
  own: (source) => graphFacts(readRequirements(source)),
};

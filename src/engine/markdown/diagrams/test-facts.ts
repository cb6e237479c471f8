import mermaid from 'mermaid';
import { parseGantt } from './gantt/parse';
import { schedule } from './gantt/schedule';
import { parseGit } from './git/parse';
import type { Graph } from './graph/model';
import { parsePie } from './pie/parse';
import { readSource, type DiagramSource } from './source';
import { readClasses } from './tables/class';
import { readEntities } from './tables/entities';
import { plainLabel } from './text';

/** What a diagram says, in the same words whoever read it; behind `§` what its drawing has to show. */
type Facts = string[];

const label = (text: string): string =>
  plainLabel(
    text.replace(/ﬂ(°°|°)(\w+)¶ß/g, (_, sign: string, name: string) => `${sign === '°°' ? '#' : '&'}${name};`),
  ).replace(/\s+/g, ' ');

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

/** The parts of Mermaid's pie charts that are compared. */
interface PieDb {
  getSections: () => Map<string, number>;
  getDiagramTitle: () => string;
}

/** The parts of Mermaid's Gantt charts that are compared. */
interface GanttDb {
  getDiagramTitle: () => string;
  getTasks: () => (Record<string, unknown> & { section: string; task: string; startTime: Date; endTime: Date })[];
}

const TAGS = ['active', 'done', 'crit', 'milestone', 'vert'] as const;
const two = (value: number): string => String(value).padStart(2, '0');
const MINUTE = 60_000;

/** A date of Mermaid, which counts in the time of this machine, and where a day is missing from its own. */
function clock(date: Date, hasDays: boolean): string {
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())} `;
  return `${hasDays ? day : ''}${two(date.getHours())}:${two(date.getMinutes())}`;
}

function ganttFacts(db: GanttDb): Facts {
  const tasks = db.getTasks();
  const hasDays = tasks.some(({ startTime }) => Math.abs(Date.now() - startTime.getTime()) > 2 * 24 * 60 * MINUTE);
  return [
    label(db.getDiagramTitle()),
    ...tasks.map(({ section, task, startTime, endTime, ...tags }) => {
      const times = `${clock(startTime, hasDays)} to ${clock(endTime, hasDays)}`;
      return `${TAGS.filter((tag) => tags[tag]).join(' ')} ${times} § ${section.trim()} | ${label(task)}`;
    }),
  ];
}

function ownGanttFacts(source: DiagramSource): Facts {
  const gantt = parseGantt(source);
  const text = (time: number): string => {
    const date = new Date(time);
    return clock(new Date(date.getTime() + date.getTimezoneOffset() * MINUTE), time > 24 * 60 * MINUTE);
  };
  return [
    gantt.title,
    ...schedule(gantt).map(
      ({ section, label, tags, from, to }) =>
        `${TAGS.filter((tag) => tags.has(tag)).join(' ')} ${text(from)} to ${text(to)} § ${section} | ${label}`,
    ),
  ];
}

/** The parts of Mermaid's git graphs that are compared. */
interface GitDb {
  getDiagramTitle: () => string;
  getCommits: () => Map<
    string,
    {
      id: string;
      message: string;
      seq: number;
      type: number;
      customType?: number;
      tags: string[];
      parents: string[];
      branch: string;
    }
  >;
  getBranchesAsObjArray: () => { name: string }[];
}

const COMMIT_TYPES = ['NORMAL', 'REVERSE', 'HIGHLIGHT', 'merge', 'cherry-pick'];

function gitFacts(db: GitDb): Facts {
  const numberOf = (key: string): string => key.replace(/^(\d+)-[\da-f]{7}$/, '($1)');
  return [
    db.getDiagramTitle(),
    `branches § ${db
      .getBranchesAsObjArray()
      .map(({ name }) => name)
      .join(' | ')}`,
    ...[...db.getCommits().values()].map(({ id, message, type, customType, tags, parents, branch }) => {
      const kind = `${COMMIT_TYPES[type] ?? ''} ${COMMIT_TYPES[customType ?? -1] ?? ''}`.trim();
      const shown = type > 2 ? '' : label(message);
      const name = numberOf(id).startsWith('(') ? '' : label(id);
      const own = tags.filter((tag) => !tag.startsWith('cherry-pick:'));
      return `${numberOf(id)} on ${branch} ${kind} after ${parents.map(numberOf).join(' and ')} § ${name} | ${shown} | ${own.join(' | ')}`;
    }),
  ];
}

function ownGitFacts(source: DiagramSource): Facts {
  const { title, branches, commits } = parseGit(source);
  const names = [...branches].sort(([, a], [, b]) => a.order - b.order).map(([name]) => name);
  return [
    title,
    `branches § ${names.join(' | ')}`,
    ...commits.map(({ key, id, message, branch, kind, type, tags, parents }) => {
      const said = kind === 'commit' ? type : `${kind} ${type === 'NORMAL' ? '' : type}`.trim();
      const shown = kind === 'commit' ? message : '';
      return `${key} on ${branch} ${said} after ${parents.join(' and ')} § ${id ?? ''} | ${shown} | ${tags.join(' | ')}`;
    }),
  ];
}

interface Kind {
  mermaid: (db: never) => Facts;
  own: (source: DiagramSource) => Facts;
}

const KINDS: Record<string, Kind> = {
  classDiagram: { mermaid: classFacts, own: (source) => graphFacts(readClasses(source)) },
  erDiagram: { mermaid: entityFacts, own: (source) => graphFacts(readEntities(source)) },
  gantt: { mermaid: ganttFacts, own: ownGanttFacts },
  gitGraph: { mermaid: gitFacts, own: ownGitFacts },
  pie: {
    mermaid: (db: PieDb) => [
      db.getDiagramTitle(),
      ...[...db.getSections()].map(([name, value]) => `${label(name)}: ${value}`),
    ],
    own: (source) => {
      const { title, slices } = parsePie(source);
      return [title, ...slices.map(({ label, value }) => `${label}: ${value}`)];
    },
  },
};

const kindOf = (source: DiagramSource): Kind => {
  const kind = KINDS[source.kind];
  if (!kind) throw new Error(`Nothing compares diagrams of the kind ${source.kind}.`);
  return kind;
};

/** What Mermaid reads in a diagram. */
export async function mermaidFacts(text: string): Promise<Facts> {
  // What directives configure is read by `parse` alone.
  await mermaid.parse(text);
  const { db } = await mermaid.mermaidAPI.getDiagramFromText(text);
  return kindOf(readSource(text)).mermaid(db as never);
}

/** What our own parsers read in it. */
export function ownFacts(text: string): Facts {
  const source = readSource(text);
  return kindOf(source).own(source);
}

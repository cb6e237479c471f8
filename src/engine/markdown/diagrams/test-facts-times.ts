import { parseGantt } from './gantt/parse';
import { schedule } from './gantt/schedule';
import { parseGit } from './git/parse';
import type { DiagramSource } from './source';
import { label, type Facts, type KindFacts } from './test-fact-words';

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

export const GANTT_FACTS: KindFacts = { mermaid: ganttFacts, own: ownGanttFacts };
export const GIT_FACTS: KindFacts = { mermaid: gitFacts, own: ownGitFacts };

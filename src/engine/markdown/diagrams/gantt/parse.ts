import { clickLink, namedLinks } from '../click';
import { DiagramError, quoted } from '../problem';
import { statementLines, withoutComment, type DiagramSource, type Section } from '../source';
import type { DrawingLink } from '../svg';
import { plainLabel } from '../text';
import { unknownCode } from './axis-text';
import { unknownLetter } from './dates';
import { lengthOf } from './lengths';

const TAGS = ['active', 'done', 'crit', 'milestone', 'vert'] as const;
export type Tag = (typeof TAGS)[number];

/** A task as it is written: its times are not settled yet. */
export interface WrittenTask {
  section: string;
  label: string;
  tags: Set<Tag>;
  id: string | null;
  /** A date or `after ids`; `null` begins where the task before ends. */
  start: string | null;
  /** A date, a length of time or `until ids`. */
  end: string;
  line: number;
}

/** The length between two marks of the axis. */
export interface TickInterval {
  count: number;
  unit: string;
}

export interface Gantt {
  title: string;
  dateFormat: string;
  axisFormat: string;
  tickInterval: TickInterval | null;
  inclusive: boolean;
  excludes: Set<string>;
  includes: Set<string>;
  /** Day on which weekends begin, and weeks do. */
  weekend: string;
  weekday: string;
  sections: Section[];
  tasks: WrittenTask[];
  /** Links of tasks, which stand below the drawing. */
  links: DrawingLink[];
}

const DAYS = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday';
/** The mark of the reader's own day does not belong to a drawing that is made once. */
const IGNORED = /^(?:todayMarker|topAxis)\b/;

/** Reads a Gantt chart; throws a `DiagramError` at the first line that it cannot read. */
export function parseGantt(source: DiagramSource): Gantt {
  const reader = new GanttReader();
  for (const { text, number } of statementLines(source)) reader.read(withoutComment(text).replace(/;$/, ''), number);
  return reader.end(source.headLine);
}

class GanttReader {
  private readonly gantt: Gantt = {
    title: '',
    dateFormat: '',
    axisFormat: '',
    tickInterval: null,
    inclusive: false,
    excludes: new Set(),
    includes: new Set(),
    weekend: 'saturday',
    weekday: 'sunday',
    sections: [],
    tasks: [],
    links: [],
  };
  private section = '';

  read(text: string, line: number): void {
    if (text === '' || IGNORED.test(text)) return;
    if (/^click\s/.test(text)) this.click(text, line);
    else if (!this.setting(text, line)) this.task(text, line);
  }

  end(line: number): Gantt {
    if (this.gantt.tasks.length === 0)
      throw new DiagramError(line, 'The chart has no tasks.', 'Write one task in each line: Name : 2026-01-31, 3d');
    const { gantt } = this;
    const nameOf = (id: string): string | undefined => gantt.tasks.find((task) => task.id === id)?.label;
    return { ...gantt, links: namedLinks(gantt.links, nameOf) };
  }

  /** A link may be that of several tasks. */
  private click(text: string, line: number): void {
    const link = clickLink(text, line);
    if (link) this.gantt.links.push(...link.of.split(',').map((of) => ({ ...link, of })));
  }

  private setting(text: string, line: number): boolean {
    const { gantt } = this;
    const [, word = '', rest = ''] =
      /^(title|section|dateFormat|axisFormat|tickInterval|inclusiveEndDates|excludes|includes|weekday|weekend)\b\s*(.*)$/.exec(
        text,
      ) ?? [];
    switch (word) {
      case 'title':
        gantt.title = plainLabel(rest);
        return true;
      case 'section':
        this.section = plainLabel(rest);
        gantt.sections.push({ name: this.section, before: gantt.tasks.length });
        return true;
      case 'dateFormat':
        gantt.dateFormat = known(rest, unknownLetter(rest), line, 'YYYY, MM, DD, HH, mm and ss');
        return true;
      case 'axisFormat':
        gantt.axisFormat = known(rest, unknownCode(rest), line, '%Y, %m, %d, %b, %a, %H and %M');
        return true;
      case 'tickInterval':
        gantt.tickInterval = tickInterval(rest, line);
        return true;
      case 'inclusiveEndDates':
        gantt.inclusive = true;
        return true;
      case 'excludes':
      case 'includes':
        for (const day of rest.toLowerCase().split(/[\s,]+/)) if (day !== '') gantt[word].add(day);
        return true;
      case 'weekday':
      case 'weekend':
        if (!new RegExp(`^(?:${word === 'weekend' ? 'friday|saturday' : DAYS})$`, 'i').test(rest)) return false;
        gantt[word] = rest.toLowerCase();
        return true;
      default:
        return false;
    }
  }

  /** `Name : crit, done, id, 2026-01-31, 3d`. */
  private task(text: string, line: number): void {
    const [, label = '', data] = /^([^:]+):(.*)$/.exec(text) ?? [];
    if (data === undefined)
      throw new DiagramError(
        line,
        `${quoted(text)} is no statement of a Gantt chart.`,
        'A task is written "Name : 2026-01-31, 3d", a part of the chart "section Name".',
      );
    const items = data.split(',').map((item) => item.trim());
    const tags = new Set<Tag>();
    for (let tag = tagOf(items[0]); tag; tag = tagOf(items[0])) {
      tags.add(tag);
      items.shift();
    }
    const end = items.pop() ?? '';
    if (end === '' || items.length > 2 || items.includes(''))
      throw new DiagramError(
        line,
        `${quoted(data)} does not say when the task ends.`,
        'Write the end, the start and the end, or an id and both: Name : id, 2026-01-31, 3d',
      );
    const start = items.pop() ?? null;
    const { section } = this;
    this.gantt.tasks.push({ section, label: plainLabel(label), tags, id: items.pop() ?? null, start, end, line });
  }
}

const tagOf = (text: string | undefined): Tag | undefined => TAGS.find((tag) => tag === text);

/** A format without unknown letters. */
function known(format: string, unknown: string | null, line: number, legal: string): string {
  if (unknown === null) return format.trim();
  throw new DiagramError(line, `The format ${quoted(format)} holds "${unknown}".`, `Formats are made of ${legal}.`);
}

/** Units that are counted in months. */
const MONTHS_OF: Record<string, number> = { year: 12, decade: 120 };

function tickInterval(text: string, line: number): TickInterval {
  const [, count, unit = ''] =
    /^([1-9]\d*)(millisecond|second|minute|hour|day|week|month|year|decade)s?$/.exec(text) ?? [];
  const months = MONTHS_OF[unit];
  if (count !== undefined)
    return months ? { count: Number(count) * months, unit: 'month' } : { count: Number(count), unit };
  const hint = lengthOf(text) ? 'Units are written in full' : 'Write a number and a unit';
  throw new DiagramError(line, `${quoted(text)} is no interval.`, `${hint}: 1day, 2week, 1month.`);
}

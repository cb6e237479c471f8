import { nearestHint } from '../../../../shared/nearest';
import { DiagramError, quoted } from '../problem';
import { weekdayOf } from './axis-text';
import { DAY, parseTime, writeTime, type Time } from './dates';
import { later, lengthOf } from './lengths';
import type { Gantt, WrittenTask } from './parse';

/** A task with its times. */
export interface Task extends WrittenTask {
  from: Time;
  /** Where the task ends, and where its bar does: days off at the end are not drawn. */
  to: Time;
  shownTo: Time;
  /** The times as a reader sees them. */
  dates: string;
}

/** Settles when each task begins and ends; throws a `DiagramError` for a task that does not say so. */
export function schedule(gantt: Gantt): Task[] {
  const scheduler = new Scheduler(gantt);
  return gantt.tasks.map((_, index) => scheduler.task(index));
}

/** Where dates have years of more than four figures. */
const LAST = Date.UTC(10_000, 0);

class Scheduler {
  private readonly gantt: Gantt;
  private readonly byId: Map<string, number>;
  private readonly settled = new Map<number, Task>();
  private readonly waiting = new Set<number>();

  constructor(gantt: Gantt) {
    this.gantt = gantt;
    this.byId = new Map(gantt.tasks.flatMap(({ id }, index) => (id === null ? [] : [[id, index]])));
  }

  task(index: number): Task {
    const known = this.settled.get(index);
    if (known) return known;
    const written = this.gantt.tasks[index];
    if (!written) throw new Error('Only tasks of the chart are settled.');
    if (this.waiting.has(index))
      throw new DiagramError(written.line, 'The task waits for itself.', 'Give one of the tasks in the circle a date.');
    this.waiting.add(index);
    const task = this.settle(written, index);
    this.waiting.delete(index);
    this.settled.set(index, task);
    return task;
  }

  private settle(written: WrittenTask, index: number): Task {
    const { dateFormat, inclusive } = this.gantt;
    const from = this.start(written, index);
    const length = lengthOf(written.end);
    const ids = idsBehind('until', written.end);
    const day = ids || length ? null : parseTime(written.end, dateFormat);
    if (!ids && !length && day === null) throw noTime(written.end, dateFormat, written.line);
    let to = from;
    if (ids) to = Math.min(...ids.map((id) => this.task(this.find(id, written.line)).from));
    else if (length) to = later(from, length);
    else if (day !== null) to = inclusive ? day + DAY : day;
    if (!(to < LAST))
      throw new DiagramError(written.line, 'The task ends after the year 9999.', 'Write a shorter length of time.');
    // A written day is where the task ends, whatever days are off.
    const end = this.isFixed(written.end) ? { to, shownTo: to } : this.withoutDaysOff(from, to, written.line);
    const last = length ? written.end : writeTime(inclusive && day !== null ? to - DAY : to, dateFormat);
    const isMoment = to === from && (written.tags.has('vert') || written.tags.has('milestone'));
    const dates = isMoment ? '' : length ? `, ${last}` : ` – ${last}`;
    return { ...written, from, ...end, dates: `${writeTime(from, dateFormat)}${dates}` };
  }

  private start(task: WrittenTask, index: number): Time {
    if (task.start === null) {
      if (index > 0) return this.task(index - 1).to;
      throw new DiagramError(task.line, 'The first task does not say when it begins.', 'Write: Name : 2026-01-31, 3d');
    }
    const ids = idsBehind('after', task.start);
    if (ids) return Math.max(...ids.map((id) => this.task(this.find(id, task.line)).to));
    const time = parseTime(task.start, this.gantt.dateFormat);
    if (time === null) throw noTime(task.start, this.gantt.dateFormat, task.line);
    return time;
  }

  private find(id: string, line: number): number {
    const index = this.byId.get(id);
    if (index !== undefined) return index;
    throw new DiagramError(
      line,
      `There is no task ${quoted(id)}.`,
      nearestHint(id, [...this.byId.keys()], 'Write an id in front of the dates of the task that is meant.'),
    );
  }

  private isFixed(end: string): boolean {
    return this.gantt.excludes.size === 0 || /^\d{4}-\d\d-\d\d$/.test(end);
  }

  /** Each day off in a task makes it a day longer. */
  private withoutDaysOff(from: Time, end: Time, line: number): Pick<Task, 'to' | 'shownTo'> {
    let [to, shownTo, isOff] = [end, end, false];
    for (let day = from + DAY; day <= to; day += DAY) {
      if (!isOff) shownTo = to;
      isOff = isDayOff(this.gantt, day);
      if (isOff) to += DAY;
      if (to > end + 10_000 * DAY)
        throw new DiagramError(line, 'Every day from the start of the task on is excluded.', 'Exclude fewer days.');
    }
    return { to, shownTo };
  }
}

/** Whether a day is excluded. */
export function isDayOff({ excludes, includes, dateFormat, weekend }: Gantt, day: Time): boolean {
  const names = [writeTime(day, dateFormat).toLowerCase(), writeTime(day, 'YYYY-MM-DD')];
  if (names.some((name) => includes.has(name))) return false;
  const weekday = weekdayOf(day);
  const daysOff = weekend === 'friday' ? ['friday', 'saturday'] : ['saturday', 'sunday'];
  if (excludes.has('weekends') && daysOff.includes(weekday)) return true;
  return [weekday, ...names].some((name) => excludes.has(name));
}

function idsBehind(word: string, text: string): string[] | null {
  const ids = new RegExp(`^${word}\\s+(.+)$`).exec(text)?.[1];
  return ids === undefined ? null : ids.split(/\s+/);
}

function noTime(text: string, format: string, line: number): DiagramError {
  return new DiagramError(
    line,
    `${quoted(text)} is no time of this chart.`,
    `Times are ${format === '' ? 'YYYY-MM-DD' : format}, "after id", "until id", or a length: 3d, 2w, 12h.`,
  );
}

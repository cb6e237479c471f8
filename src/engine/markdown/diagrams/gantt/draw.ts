import type { ElementContent } from 'hast';
import { inOrder, type DiagramSource } from '../source';
import { line, polygon, rect, textAt, type Drawing, type Point } from '../svg';
import { setText, type TextBlock } from '../text';
import { textWidthAt, ticksOf } from './axis';
import { DAY, type Time } from './dates';
import { parseGantt, type Gantt, type Tag } from './parse';
import { isDayOff, schedule, type Task } from './schedule';

const SMALL = { size: 13 };
/** Room for the names of tasks beside their bars; where the column has less than twice of it they stand above. */
const NAMES = 250;
const GAP = 18;
const BAR = 14;
const AXIS = 26;
/**
 * Least room beside the first and the last mark of the axis for their texts, and how far those may be moved inwards.
 */
const EDGE = 30;
const MOVED = 8;

const TAG_WORDS: Record<Tag, string> = {
  done: 'done',
  active: 'active',
  crit: 'critical',
  milestone: 'milestone',
  vert: 'mark',
};

/** A task with its texts set, and where they begin. */
interface Row {
  task: Task;
  name: TextBlock;
  facts: TextBlock;
  words: string;
  top: number;
  height: number;
  /** Height of the middle of its bar. */
  bar: number;
}

/** Draws a Gantt chart: each task with its name and dates in words, and its bar on a common axis. */
export function drawGantt(source: DiagramSource, column: number): Drawing {
  const gantt = parseGantt(source);
  const tasks = schedule(gantt);
  const isWide = column >= 2 * NAMES;
  const width = column - 4;
  const edge = Math.max(EDGE, ...tasks.map(({ from }) => Math.ceil(textWidthAt(gantt, from) / 2 - MOVED)));
  const scale = scaleOf(tasks, { left: (isWide ? NAMES + GAP : 0) + edge, right: width - edge });
  const parts: ElementContent[] = [];
  let y = AXIS;
  const rows: Row[] = [];
  const words: string[] = [];
  for (const each of inOrder(gantt.sections, tasks)) {
    if ('name' in each) {
      const title = setText(each.name, width, { bold: true });
      y += y > AXIS ? 14 : 4;
      parts.push(...textAt('dg-start-title', title, { x: 0, y: y + title.height / 2 }));
      y += title.height + 6;
      words.push(each.name);
      continue;
    }
    const row = rowOf(each.entry, isWide ? NAMES : width, y, isWide);
    rows.push(row);
    words.push(row.words);
    y += row.height;
  }
  const bottom = y + 4;
  // Where names stand above the bars, marks and days off are drawn behind the bars alone.
  const zones = isWide ? [{ top: AXIS, bottom }] : rows.map(({ bar }) => ({ top: bar - BAR, bottom: bar + BAR }));
  const back = zones.flatMap((zone) => [...daysOff(gantt, scale, zone), ...marks(gantt, scale, zone)]);
  const note = setText(daysOffInWords(gantt), width, SMALL);
  const at = { x: 0, y: bottom + 12 + note.height / 2 };
  return {
    parts: [
      ...back,
      ...axisTexts(gantt, scale, width),
      ...parts,
      ...rows.flatMap((row) => drawRow(row, scale, zones)),
      ...textAt('dg-start-label', note, at),
    ],
    bounds: { left: 0, top: 0, right: width, bottom: bottom + (note.height > 0 ? 12 + note.height : 0) },
    words: [...words, daysOffInWords(gantt)].filter((word) => word !== ''),
    title: gantt.title,
    links: gantt.links,
  };
}

/** A part of the chart from one height to another. */
interface Zone {
  top: number;
  bottom: number;
}

interface Scale {
  from: Time;
  to: Time;
  left: number;
  right: number;
  x: (time: Time) => number;
}

function scaleOf(tasks: readonly Task[], { left, right }: { left: number; right: number }): Scale {
  const from = Math.min(...tasks.map((task) => task.from));
  const last = Math.max(...tasks.map((task) => Math.max(task.shownTo, task.from)));
  const to = last > from ? last : from + DAY;
  return { from, to, left, right, x: (time) => left + ((time - from) / (to - from)) * (right - left) };
}

function rowOf(task: Task, width: number, top: number, isWide: boolean): Row {
  const name = setText(task.label, width);
  const facts = [task.dates, ...[...task.tags].map((tag) => TAG_WORDS[tag])].join(' · ');
  const set = setText(facts, width, SMALL);
  const texts = name.height + set.height;
  const bar = top + (isWide ? texts / 2 : texts + 8 + BAR / 2);
  return {
    task,
    name,
    facts: set,
    words: `${task.label} ${facts}`,
    top,
    height: texts + (isWide ? 10 : BAR + 20),
    bar,
  };
}

const barClass = (tags: ReadonlySet<Tag>): string =>
  tags.has('done') ? 'dg-solid' : tags.has('active') ? 'dg-head' : 'dg-bar';

function drawRow({ task, name, facts, top, bar: middle }: Row, { x }: Scale, zones: readonly Zone[]): ElementContent[] {
  const { tags, from, shownTo } = task;
  const [left, right] = [x(from), x(Math.max(from, shownTo))];
  const parts = [
    ...textAt('dg-start', name, { x: 0, y: top + name.height / 2 }),
    ...textAt('dg-start-label', facts, { x: 0, y: top + name.height + facts.height / 2 }),
  ];
  if (tags.has('vert'))
    parts.push(...zones.map((zone) => line('dg-edge', { x: left, y: zone.top }, { x: left, y: zone.bottom })));
  else if (tags.has('milestone')) parts.push(diamond(barClass(tags), { x: (left + right) / 2, y: middle }));
  else {
    const end = Math.max(right, left + 3);
    parts.push(rect(barClass(tags), { left, right: end, top: middle - BAR / 2, bottom: middle + BAR / 2 }, 3));
    const under = middle + BAR / 2 + 3;
    if (tags.has('crit')) parts.push(line('dg-cross', { x: left, y: under }, { x: end, y: under }));
  }
  return parts;
}

const diamond = (className: string, { x, y }: Point): ElementContent =>
  polygon(className, [
    { x, y: y - 9 },
    { x: x + 9, y },
    { x, y: y + 9 },
    { x: x - 9, y },
  ]);

function axisTexts(gantt: Gantt, { from, to, left, right, x }: Scale, width: number): ElementContent[] {
  return ticksOf(gantt, from, to, right - left).flatMap(({ time, text }) => {
    const block = setText(text, 200, SMALL);
    const half = block.width / 2;
    return textAt('dg-label', block, { x: Math.min(Math.max(x(time), half), width - half), y: AXIS / 2 - 2 });
  });
}

function marks(gantt: Gantt, { from, to, left, right, x }: Scale, { top, bottom }: Zone): ElementContent[] {
  return ticksOf(gantt, from, to, right - left).map(({ time }) =>
    line('dg-lifeline', { x: x(time), y: top }, { x: x(time), y: bottom }),
  );
}

/** Grounds behind days off, where a day is wide enough to be seen. */
function daysOff(gantt: Gantt, { from, to, x }: Scale, { top, bottom }: Zone): ElementContent[] {
  if (gantt.excludes.size === 0 || x(from + DAY) - x(from) < 1.5) return [];
  const parts: ElementContent[] = [];
  for (let day = Math.floor(from / DAY) * DAY; day < to; day += DAY) {
    const [left, right] = [x(Math.max(day, from)), x(Math.min(day + DAY, to))];
    if (isDayOff(gantt, day)) parts.push(rect('dg-group-ground', { left, right, top, bottom }));
  }
  return parts;
}

function daysOffInWords({ excludes, includes, weekend }: Gantt): string {
  const fridays = excludes.has('weekends') && weekend === 'friday' ? ' (Friday and Saturday)' : '';
  const words = (days: ReadonlySet<string>): string => [...days].join(', ').replace('weekends', `weekends${fridays}`);
  const off = excludes.size > 0 ? `Days off: ${words(excludes)}` : '';
  const on = includes.size > 0 ? `Working days: ${words(includes)}` : '';
  return [off, on].filter((text) => text !== '').join('. ');
}

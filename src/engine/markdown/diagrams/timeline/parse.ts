import { DiagramError, quoted } from '../problem';
import { linesOf, type DiagramSource, type Section } from '../source';
import { plainLabel } from '../text';

/** A time and what happened then. */
export interface Period {
  section: string;
  name: string;
  events: string[];
}

export interface Timeline {
  title: string;
  periods: Period[];
  sections: Section[];
}

/** Reads a timeline; throws a `DiagramError` at the first line that it cannot read. */
export function parseTimeline(source: DiagramSource): Timeline {
  // The way it runs is read; a column holds times one below the other.
  if (!/^(?:LR|TD)?$/.test(source.head))
    throw new DiagramError(
      source.headLine,
      `${quoted(source.head)} stands behind the kind.`,
      'Write the title on a line of its own: title History',
    );
  const timeline: Timeline = { title: '', periods: [], sections: [] };
  for (const { text, number } of linesOf(source)) readLine(timeline, text, number);
  if (timeline.periods.length === 0)
    throw new DiagramError(source.headLine, 'The timeline holds no times.', 'Write: 2026 : What happened : What else');
  return timeline;
}

function readLine(timeline: Timeline, text: string, line: number): void {
  if (text.startsWith('#')) return;
  const title = /^title\s+(.*)$/.exec(text);
  if (title) return void (timeline.title = plainLabel(title[1] ?? ''));
  const section = /^section\s+(.*)$/.exec(text);
  if (section) {
    const name = plainLabel((section[1] ?? '').replace(/:\s*$/, ''));
    return void timeline.sections.push({ name, before: timeline.periods.length });
  }
  const [name = '', ...events] = text.split(/:(?=\s|$)/).map(plainLabel);
  const said = events.filter((event) => event !== '');
  if (name !== '')
    return void timeline.periods.push({ section: timeline.sections.at(-1)?.name ?? '', name, events: said });
  const last = timeline.periods.at(-1);
  if (!last)
    throw new DiagramError(line, `${quoted(text)} belongs to no time.`, 'Write: 2026 : What happened : What else');
  last.events.push(...said);
}

import { DiagramError, quoted } from '../problem';
import { linesOf, type DiagramSource, type Section } from '../source';
import { plainLabel } from '../text';

/** Something that people do, and how well it goes. */
export interface Step {
  section: string;
  name: string;
  /** From 0 to 5. */
  score: number;
  written: string;
  people: string[];
}

export interface Journey {
  title: string;
  sections: Section[];
  steps: Step[];
}

/** The best score. */
export const BEST = 5;

/** Reads a user journey; throws a `DiagramError` at the first line that it cannot read. */
export function parseJourney(source: DiagramSource): Journey {
  const journey: Journey = { title: '', sections: [], steps: [] };
  let section = '';
  if (source.head !== '')
    throw new DiagramError(source.headLine, `${quoted(source.head)} stands behind the kind.`, 'Write: title My day');
  for (const { text: whole, number } of linesOf(source)) {
    const text = whole.replace(/;$/, '');
    const [, word, rest = ''] = /^(title|section)\s+(.*)$/.exec(text) ?? [];
    if (text === '' || text.startsWith('#')) continue;
    if (word === 'title') journey.title = plainLabel(rest);
    else if (word === 'section') {
      section = plainLabel(rest.replace(/:\s*$/, ''));
      journey.sections.push({ name: section, before: journey.steps.length });
    } else journey.steps.push(stepOf(text, section, number));
  }
  if (journey.steps.length === 0)
    throw new DiagramError(source.headLine, 'The journey has no steps.', 'Write: Make tea: 5: Me, Cat');
  return journey;
}

function stepOf(text: string, section: string, line: number): Step {
  const [, name, written = '', people = ''] = /^([^:]+):\s*([^:]*?)\s*(?::([^:]*))?$/.exec(text) ?? [];
  if (name === undefined)
    throw new DiagramError(line, `${quoted(text)} is no step of a journey.`, 'Write: Make tea: 5: Me, Cat');
  const score = /^\d+(?:\.\d+)?$/.test(written) ? Number(written) : Number.NaN;
  if (!(score <= BEST))
    throw new DiagramError(line, `${quoted(written)} is no score.`, `Scores are numbers from 0 to ${BEST}.`);
  const names = people.split(',').map(plainLabel);
  return { section, name: plainLabel(name), score, written, people: names.filter((person) => person !== '') };
}

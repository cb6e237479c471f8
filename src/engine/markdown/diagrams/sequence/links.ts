import { DiagramError, quoted } from '../problem';
import type { Line } from '../source';

/** A link of a participant. */
interface ParticipantLink {
  text: string;
  target: string;
}

/** What stands before and behind the colon of a line about a participant. */
interface ParticipantLine {
  id: string;
  said: string;
}

/** Reads `links A: …` and its like without their first word; `null` for what is none, such as a message. */
export function participantLine(rest: string): ParticipantLine | null {
  const [, id = '', said = ''] = /^([^:]+?)\s*:(.*)$/.exec(rest) ?? [];
  return id === '' || /->|--|-x|-\)/i.test(id) ? null : { id, said: said.trim() };
}

/** `Label @ address`. */
export function readLink(said: string, { number }: Line): ParticipantLink {
  const at = said.lastIndexOf('@');
  const [text, target] = [said.slice(0, Math.max(0, at)).trim(), said.slice(at + 1).trim()];
  if (at < 0 || text === '' || target === '')
    throw new DiagramError(number, `${quoted(said)} is no link.`, 'Write "link A: Label @ https://example.org".');
  return { text, target };
}

/** `{"Label": "address", …}`. */
export function readLinks(said: string, line: Line): ParticipantLink[] {
  const found = Object.entries(readObject(said) ?? {});
  const links = found.flatMap(([text, target]) => (typeof target === 'string' ? [{ text, target }] : []));
  if (links.length === 0 || links.length < found.length)
    throw new DiagramError(
      line.number,
      `${quoted(said)} is no list of links.`,
      'Write "links A: {"Label": "https://example.org"}".',
    );
  return links;
}

/** Properties say what a participant looks like, which the site decides, or give it a picture, which none has. */
export function checkProperties(said: string, { number }: Line): void {
  const properties = readObject(said);
  const name = properties === null ? said : Object.keys(properties).find((key) => key !== 'class');
  if (name !== undefined)
    throw new DiagramError(number, `${quoted(name)} is no property that is drawn.`, 'Remove the line.');
}

function readObject(said: string): object | null {
  try {
    const value: unknown = JSON.parse(said);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

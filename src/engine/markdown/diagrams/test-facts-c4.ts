import { parseC4 } from './c4/parse';
import { label, oneLine, type Facts, type KindFacts } from './test-fact-words';

interface Text {
  text: string;
}

/** The parts of Mermaid's C4 diagrams that are compared. */
interface C4Db {
  getTitle: () => string;
  getC4Type: () => string;
  getC4ShapeArray: () => {
    alias: string;
    label: Text;
    techn?: Text;
    descr: Text;
    typeC4Shape: Text;
    parentBoundary: string;
  }[];
  getBoundaries: () => { alias: string; label: Text; type: Text; descr?: Text; parentBoundary: string }[];
  getRels: () => { type: string; from: string; to: string; label: Text; techn: Text; descr: Text }[];
}

const ARROWS: Record<string, string> = { rel_b: 'from', birel: 'both' };

/** Mermaid says those that the word itself says in capitals. */
const typeOf = (text: string): string => (/^[A-Z]+$/.test(text) ? text.toLowerCase() : label(text));

/** "external_system_db" as it is said here. */
const kindOf = (type: string): string => type.replace(/_db$/, '_database').replaceAll('_', ' ');

function c4Facts(db: C4Db): Facts {
  const isCounted = db.getC4Type() === 'C4Dynamic';
  return [
    `title § ${label(db.getTitle())}`,
    ...db
      .getBoundaries()
      .filter(({ alias }) => alias !== 'global')
      .map(({ alias, label: name, type, descr, parentBoundary }) =>
        [alias, parentBoundary, `§ ${label(name.text)}`, typeOf(type.text), label(descr?.text ?? '')].join(' | '),
      ),
    ...db
      .getC4ShapeArray()
      .map(({ alias, label: name, techn, descr, typeC4Shape, parentBoundary }) =>
        [
          alias,
          parentBoundary,
          `§ ${kindOf(typeC4Shape.text)}`,
          label(name.text),
          label(techn?.text ?? ''),
          label(descr.text),
        ].join(' | '),
      ),
    ...db.getRels().map(({ type, from, to, label: text, techn, descr }, index) => {
      const number = isCounted ? `${index + 1}: ` : '';
      return [
        `${from} ${ARROWS[type] ?? 'to'} ${to} § ${number}${label(text.text)}`,
        label(techn.text),
        label(descr.text),
      ].join(' | ');
    }),
  ];
}

export const C4_FACTS: KindFacts = {
  mermaid: c4Facts,
  own: (source) => {
    const { title, elements, boundaries, relations } = parseC4(source);
    return [
      `title § ${title}`,
      ...[...boundaries].map(([alias, { name, type, description, parent }]) =>
        [alias, parent ?? 'global', `§ ${oneLine(name)}`, oneLine(type), oneLine(description)].join(' | '),
      ),
      ...[...elements].map(([alias, { kind, name, technology, description, parent }]) =>
        [alias, parent ?? 'global', `§ ${kind}`, oneLine(name), oneLine(technology), oneLine(description)].join(' | '),
      ),
      ...relations.map(({ from, to, arrow, label: text, technology, description }) =>
        [`${from} ${arrow} ${to} § ${oneLine(text)}`, oneLine(technology), oneLine(description)].join(' | '),
      ),
    ];
  },
};

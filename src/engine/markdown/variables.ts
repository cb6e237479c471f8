import type { Element, ElementContent, Properties, Root } from 'hast';
import { slotOfName } from './article';

/**
 * Variables in content: `%NAME%`. An article is compiled once with slots for them; each version puts its own values
 * in, escaped for their context. That is why five versions of an unchanged page compile once.
 */
export const VARIABLE = /%([A-Z][A-Z0-9_]*)%/g;

/** Names of the known variables that a text uses. */
export function variablesIn(text: string, names: ReadonlySet<string>): string[] {
  return [...text.matchAll(VARIABLE)].map((match) => match[1] ?? '').filter((name) => names.has(name));
}

/** Replaces variables by values in plain text: nothing is escaped. Unknown ones stay. */
export function fillVariables(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(VARIABLE, (whole, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? '') : whole));
}

interface VariableSlots {
  names: ReadonlySet<string>;
  /** Those that readers set; in code they become elements, so that a reader's own value can take their place. */
  readers: ReadonlySet<string>;
  /** Names by slot; grows. */
  found: string[];
}

/** Replaces the variables of a tree by slots: in its texts and in its attributes. */
export function slotVariables(tree: Root | Element, slots: VariableSlots, inCode = false): void {
  if (tree.type === 'element') slotProperties(tree.properties, slots);
  const code = inCode || (tree.type === 'element' && tree.tagName === 'code');
  tree.children = (tree.children as ElementContent[]).flatMap((child): ElementContent[] => {
    if (child.type === 'element') slotVariables(child, slots, code);
    if (child.type !== 'text' || !child.value.includes('%')) return [child];
    return code ? slotCode(child.value, slots) : [{ ...child, value: slotText(child.value, slots) }];
  });
}

function slotProperties(properties: Properties, slots: VariableSlots): void {
  for (const name in properties) {
    const value = properties[name];
    if (typeof value === 'string' && value.includes('%')) properties[name] = slotText(value, slots);
  }
}

const slotOf = (name: string, { found }: VariableSlots): string => slotOfName('V', name, found);

function slotText(text: string, slots: VariableSlots): string {
  return text.replace(VARIABLE, (whole, name: string) => (slots.names.has(name) ? slotOf(name, slots) : whole));
}

/** The same in code: variables of readers become elements. */
function slotCode(text: string, slots: VariableSlots): ElementContent[] {
  return text
    .split(/(%[A-Z][A-Z0-9_]*%)/)
    .filter((part) => part !== '')
    .map((part): ElementContent => {
      const name = part.slice(1, -1);
      if (!slots.readers.has(name) || !part.startsWith('%')) return { type: 'text', value: slotText(part, slots) };
      return {
        type: 'element',
        tagName: 'var',
        properties: { className: ['reader-var'], dataVar: name },
        children: [{ type: 'text', value: slotOf(name, slots) }],
      };
    });
}

interface MaskedCode {
  text: string;
  /** Puts the variables back into a piece of the text. */
  unmask(piece: string): string;
}

/**
 * Hides variables from a grammar: each becomes one word of letters, of the same length, that the code does not contain
 * itself. A grammar would cut `%IG_TAG%` into an operator and a name.
 */
export function maskVariables(code: string, names: ReadonlySet<string>): MaskedCode {
  const masks = new Map<string, string>();
  for (const name of new Set(variablesIn(code, names))) {
    const word = ['Q', 'X', 'Z', 'J'].map((letter) => maskOf(name, letter)).find((mask) => !code.includes(mask));
    if (word !== undefined) masks.set(word, `%${name}%`);
  }
  if (masks.size === 0) return { text: code, unmask: (piece) => piece };
  let text = code;
  for (const [word, variable] of masks) text = text.replaceAll(variable, word);
  const pattern = new RegExp([...masks.keys()].join('|'), 'g');
  return { text, unmask: (piece) => piece.replace(pattern, (word) => masks.get(word) ?? word) };
}

function maskOf(name: string, letter: string): string {
  const letters = name.replace(/_/g, letter.toLowerCase()).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');
  return letter + letters + letter;
}

import { plainLabel } from '../text';

/** `List~int~` is a list of integers; the wave in front of a member says who may see it. */
export function generic(text: string): string {
  let depth = 0;
  const signs = [...text].map((sign, index, all) => {
    if (sign !== '~' || index === 0) return sign;
    const next = all[index + 1] ?? '';
    // A bracket behind a wave begins what is inside, or says that the whole is an array.
    const isOpening = /[\p{L}\p{N}_]/u.test(next) || (next === '[' && depth === 0);
    if (!isOpening && depth === 0) return sign;
    depth += isOpening ? 1 : -1;
    return isOpening ? '<' : '>';
  });
  return depth === 0 ? signs.join('') : text;
}

/** How UML writes in words what Mermaid sets in italics or underlines. */
const CLASSIFIERS: Record<string, string> = { '*': ' {abstract}', $: ' {static}' };

/** A member as UML writes it. */
export const memberText = (text: string, classifier: string): string =>
  `${plainLabel(generic(text))}${CLASSIFIERS[classifier] ?? ''}`;

import { nearest, nearestHint } from '../../../shared/nearest';
import type { TagSource } from '../syntax/tag-source';
import { componentAttributes, offeredComponents, takesOfComponent } from './components';
import { elementNames } from './elements';
import { report, type Place, type TreeSource } from './source';
import type { UnknownTag } from './unknown-tags';

/** Whether an attribute hands code to its element. */
export const runsCode = (attribute: string): boolean =>
  /^on|^srcdoc$|^formaction$|^dangerously|^\.\.\.$|^ref$/.test(attribute.toLowerCase());

/** Reports the attributes that a component does not take. */
export function reportAttributes(source: TreeSource, name: string, tag: TagSource, place: Place): void {
  const known = componentAttributes(name);
  for (const attribute of tag.attributes.keys()) {
    if (takesOfComponent(name, attribute)) continue;
    const takes = known.length > 0 ? `Attributes: ${known.join(', ')}.` : 'It takes none.';
    reportAttribute(source, place, { tag: name, attribute, hint: nearestHint(attribute, known, takes) });
  }
}

/** An attribute as it is written, and what may stand in its place. */
interface WrittenAttribute {
  tag: string;
  attribute: string;
  /** Said behind the attribute: where it is that the tag does not take it. */
  where?: string;
  hint: string;
}

/** Reports an attribute that its tag does not take. House rules make an error of it. */
export function reportAttribute(source: TreeSource, place: Place, written: WrittenAttribute): void {
  const { tag, attribute, where = '', hint } = written;
  const runs = runsCode(attribute);
  report(source, place, {
    rule: 'markdown/unknown-attribute',
    severity: runs ? 'error' : 'warning',
    message: runs
      ? `<${tag} ${attribute}> would run code; content never does.`
      : `<${tag}> takes no attribute "${attribute}"${where}, so it is left out.`,
    hint,
  });
}

/** The name that differs from a written one in its capitals alone. */
const inOtherCase = (written: string, names: readonly string[]): string | undefined =>
  names.find((name) => name.toLowerCase() === written.toLowerCase());

/** Reports a component that there is not. */
export function reportUnknownComponent(source: TreeSource, name: string, place: Place): void {
  const offered = offeredComponents(source.hasGadgets);
  const near = inOtherCase(name, elementNames()) ?? nearest(name, offered);
  const known = offered.map((component) => `<${component}>`);
  report(source, place, {
    rule: 'markdown/unknown-tag',
    message: `There is no component <${name}>.`,
    hint: `${near ? `Did you mean <${near}>?` : `Components: ${known.join(', ')}.`} For literal text write \`<${name}>\` as code.`,
  });
}

/** What is said of an element that pages may not hold, by what becomes of it. */
const WORDS: Record<UnknownTag, (name: string) => string> = {
  refused: (name) => `The element <${name}> is not allowed in content.`,
  'left out': (name) => `<${name}> is left out: it is none of the elements that content may hold here.`,
  'left out whole': (name) =>
    `<${name}> is left out with what stands in it: it is none of the elements that content may hold here.`,
  unwrapped: (name) => `There is no element <${name}> in content: what stands in it is shown without it.`,
  text: (name) => `There is no element <${name}> in content, so it is shown as text.`,
};

/** Reports an element that content may not write. House rules make errors of all that is told of it. */
export function reportUnknownElement(source: TreeSource, name: string, place: Place, fate: UnknownTag): void {
  const near =
    inOtherCase(name, offeredComponents(source.hasGadgets)) ??
    (name.length > 2 ? nearest(name.toLowerCase(), elementNames()) : undefined);
  const literal = fate.startsWith('left out') ? 'Remove it.' : `For literal text write \`<${name}>\` as code.`;
  report(source, place, {
    rule: 'markdown/unknown-element',
    severity: fate === 'refused' ? 'error' : 'warning',
    message: WORDS[fate](name),
    hint: `${near ? `Did you mean <${near}>? ` : ''}${literal}`,
  });
}

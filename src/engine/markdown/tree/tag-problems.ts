import { nearest } from '../../../shared/nearest';
import type { TagSource } from '../syntax/tag-source';
import { componentAttributes, componentNames } from './components';
import { elementNames } from './elements';
import { report, type Place, type TreeSource } from './source';

/** Reports the attributes that a component does not take. */
export function reportAttributes(source: TreeSource, name: string, tag: TagSource, place: Place): void {
  const known = componentAttributes(name);
  for (const attribute of tag.attributes.keys()) {
    if (known.includes(attribute)) continue;
    const near = nearest(attribute, known);
    report(source, place, {
      rule: 'markdown/unknown-attribute',
      message: `<${name}> takes no attribute "${attribute}".`,
      hint: near ? `Did you mean "${near}"?` : known.length > 0 ? `Attributes: ${known.join(', ')}.` : 'It takes none.',
    });
  }
}

/** Reports a component that there is not. */
export function reportUnknownComponent(source: TreeSource, name: string, place: Place): void {
  const near = nearest(name, componentNames());
  const known = componentNames().map((component) => `<${component}>`);
  report(source, place, {
    rule: 'markdown/unknown-tag',
    message: `There is no component <${name}>.`,
    hint: `${near ? `Did you mean <${near}>?` : `Components: ${known.join(', ')}.`} For literal text write \`<${name}>\` as code.`,
  });
}

/** Reports an element that content may not write. */
export function reportUnknownElement(source: TreeSource, name: string, place: Place): void {
  const near = name.length > 2 ? nearest(name.toLowerCase(), elementNames()) : undefined;
  report(source, place, {
    rule: 'markdown/unknown-element',
    message: `The element <${name}> is not allowed in content.`,
    hint: `${near ? `Did you mean <${near}>? ` : ''}For literal text write \`<${name}>\` as code.`,
  });
}

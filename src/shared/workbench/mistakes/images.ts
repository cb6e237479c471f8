/** Image references that lead nowhere: a tag without its `v`, a registry path with a part missing. */

import type { Finding } from '../../commands/finding';
import { wordPlace } from '../../commands/shell';
import { atWord, type Rule } from './rule';

/** Mistakes in the reference of a gadget's image. */
export const imageReference: Rule = (call, { model }) => {
  const { image } = call;
  if (!image) return [];
  const findings: Finding[] = [];
  if (image.tag !== undefined && image.entry && /^\d+\.\d+\.\d+/.test(image.tag)) {
    const place = wordPlace(image.word, image.tagIndex, image.tagIndex + image.tag.length);
    const message = `There is no tag "${image.tag}": tags of releases begin with v.`;
    findings.push(atWord(place, 'command/tag', message, `Write v${image.tag}.`, `v${image.tag}`));
  }
  const name = image.name.split('/').at(-1) ?? '';
  const known = model.gadgets.find((one) => one.here && one.name === name);
  const [host] = model.imagePrefix.split('/');
  if (known && !image.entry && host !== undefined && image.name.startsWith(`${host}/`)) {
    const fixed = `${model.imagePrefix}${name}${image.tag === undefined ? '' : `:${image.tag}`}`;
    const message = `"${image.name}" is not where the gadget ${name} is.`;
    findings.push(atWord(image.word, 'command/image', message, `Its image is ${model.imagePrefix}${name}.`, fixed));
  }
  return findings;
};

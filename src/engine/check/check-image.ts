import { nearest } from '../../shared/nearest';
import type { GadgetView } from '../read/gadgets/view-schema';
import type { Finding } from './check-types';
import type { CommandContext } from './command-context';
import { readImage } from './image-reference';
import type { Word } from './shell-words';
import { viewsOf } from './views';

/** Word that stands for an image tag in the pages. */
const TAG = '%IG_TAG%';

/** Checks the image a command names. `gadget` is null for an image from elsewhere and for one that is wrong. */
export function checkImage(word: Word, context: CommandContext): { gadget: GadgetView | null; findings: Finding[] } {
  const { catalogue, version } = context;
  const image = readImage(word.text);
  // Words in capitals stand for any gadget.
  if (image.gadget === null || context.localImages.has(image.gadget) || /^[A-Z_]+$/.test(image.gadget))
    return { gadget: null, findings: [] };
  const known = catalogue.gadgets.find((gadget) => gadget.name === image.gadget);
  if (!known) {
    const near = nearest(
      image.gadget,
      catalogue.gadgets.map((gadget) => gadget.name),
    );
    return failed(
      word,
      'command/gadget',
      `There is no gadget "${image.gadget}".`,
      near ? `Did you mean "${near}"?` : 'Images from elsewhere need their registry.',
    );
  }
  const gadget = viewsOf(catalogue, version).byName.get(known.name);
  if (!gadget)
    return failed(
      word,
      'command/version',
      `The gadget "${known.name}" is not in ${version}.`,
      `It is there from ${known.since ?? 'the first version'} on.`,
    );
  if (image.digest || image.tag === TAG || (image.tag === undefined && context.inline)) return { gadget, findings: [] };
  const message =
    image.tag === undefined ? `The image "${word.text}" has no tag.` : `The tag ":${image.tag}" is written out.`;
  const hint = `Write "${word.text.replace(/:[^:/]*$/, '')}:${TAG}": the tag of the page's own version.`;
  return { gadget, findings: [{ offset: word.offset, rule: 'command/tag', message, hint }] };
}

function failed(word: Word, rule: string, message: string, hint: string): { gadget: null; findings: Finding[] } {
  return { gadget: null, findings: [{ offset: word.offset, rule, message, hint }] };
}

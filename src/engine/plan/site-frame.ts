import { lastResults } from '../model/last-results';
import type { PlanContext } from './context';

const frames = new WeakMap<PlanContext, object>();
/** By language. Long texts are compared once, not for every page. */
const lastFrames = lastResults<object>();

/**
 * What all pages of a site share besides each other: the configuration, sentences, sections and glossary, pictures, and
 * what of the gadget data is not of one gadget. Gives the same object as long as nothing of it changes. Addresses and
 * titles of other pages are not of it: few pages name them, and those say so themselves.
 */
export function siteFrame(context: PlanContext): object {
  const known = frames.get(context);
  if (known) return known;
  const text = describeFrame(context);
  const frame = lastFrames(context.site.language.prefix, [text], () => ({}));
  frames.set(context, frame);
  return frame;
}

function describeFrame({ site, images }: PlanContext): string {
  const { root, config, strings, language, sections, glossary, gadgets, docs } = site;
  const data = gadgets && [
    gadgets.versions,
    gadgets.latest,
    gadgets.common.categories,
    gadgets.common.observes,
    gadgets.commands?.tools,
    gadgets.gadgets.map(({ name }) => name),
    gadgets.unreadable,
  ];
  const pictures = images.jobs().map(({ output }) => output);
  const versions = docs.map(({ path }) => path);
  const { byPath, identifiers, ...others } = sections;
  const parts = [[...byPath], [...identifiers], others];
  return JSON.stringify([root, config, strings, language, versions, parts, glossary, data, pictures]);
}

import { lastResults } from '../model/last-results';
import type { PlanContext } from './context';

const frames = new WeakMap<PlanContext, object>();
/** By language. Long texts are compared once, not for every page. */
const lastFrames = lastResults<object>();

/**
 * What all pages of a site share besides their texts: the configuration, sentences, sections and glossary, the places
 * and titles of all pages, their pictures, and what of the gadget data is not of one gadget. Gives the same object as
 * long as nothing of it changes.
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
  const { root, config, strings, language, sections, glossary, docs, gadgets, blog } = site;
  const versions = docs.map((version) => [
    version.path,
    version.config,
    version.sidebar,
    version.draftIds,
    version.docs.map(({ id, file, path, title, label, document }) => [id, file, path, title, label, document.file]),
  ]);
  const posts = (blog?.posts ?? []).map(({ file, path, title }) => [file, path, title]);
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
  return JSON.stringify([root, config, strings, language, sections, glossary, versions, posts, data, pictures]);
}

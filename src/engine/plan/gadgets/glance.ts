import { code, escapeHtml } from './html';
import type { RenderContext } from '../../read/gadgets/labels';
import type { GadgetView } from '../../../shared/gadgets/view';

/** The facts of a gadget page: what it needs, where it runs and since when it exists. */
export function renderGlance(gadget: GadgetView, context: RenderContext): string {
  const requirements = gadget.requirements ?? [];
  const rows: [string, string][] = [
    ['Kernel', kernel(gadget, context)],
    ['Runs with', environments(gadget, context)],
    ...requirements.slice(0, 1).map((): [string, string] => ['Needs', requirements.map(escapeHtml).join('<br>')]),
    ['Category', escapeHtml(context.labels.category(gadget.category))],
    ['Observes', escapeHtml(gadget.observes.map(context.labels.observed).join(', '))],
    ...(gadget.since ? [['Available', `since ${escapeHtml(gadget.since)}`] as [string, string]] : []),
    ['Image', code(gadget.image)],
  ];
  return `<div class="glance"><dl>${rows.map(([name, html]) => `<div><dt>${name}</dt><dd>${html}</dd></div>`).join('')}</dl></div>`;
}

function environments(gadget: GadgetView, { labels }: RenderContext): string {
  const list = gadget.environments.map((environment) => code(labels.environment(environment))).join(', ');
  return gadget.environmentNote ? `${list} <small>${escapeHtml(gadget.environmentNote)}</small>` : list;
}

function kernel(gadget: GadgetView, context: RenderContext): string {
  const { requirements } = context.pages;
  const general =
    requirements === null
      ? ''
      : `, see the <a href="${escapeHtml(context.link(requirements))}">general requirements</a>`;
  const note = gadget.kernelNote ? ` <small>${escapeHtml(gadget.kernelNote)}</small>` : '';
  return gadget.minKernel ? `Linux ${escapeHtml(gadget.minKernel)} or later${note}` : `none stated${general}${note}`;
}

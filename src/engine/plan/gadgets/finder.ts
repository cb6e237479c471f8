import { code, element, escapeHtml } from './html';
import type { RenderContext } from '../../read/gadgets/labels';
import type { GadgetView } from '../../../shared/gadgets/view';

const COLUMNS = ['Gadget', 'What it shows', 'Category', 'Observes', 'Runs with', 'Kernel', 'Since'];

/**
 * All gadgets of a version as one complete table. The rows carry what the client filters by;
 * `data-kernel`, `data-since` and `data-until` are empty where there is no bound, `data-keywords` are the symptoms.
 */
export function renderFinder(gadgets: readonly GadgetView[], context: RenderContext): string {
  const head = `<thead><tr>${COLUMNS.map((column) => `<th scope="col">${column}</th>`).join('')}</tr></thead>`;
  const table = `<table class="data-table">${head}<tbody>${gadgets.map((gadget) => row(gadget, context)).join('')}</tbody></table>`;
  return element('div', { 'data-island': 'gadget-finder' }, `<div class="table-scroll">${table}</div>`);
}

function row(gadget: GadgetView, context: RenderContext): string {
  const { labels } = context;
  const cells = [
    escapeHtml(gadget.summary),
    escapeHtml(labels.category(gadget.category)),
    escapeHtml(gadget.observes.map(labels.observed).join(', ')),
    escapeHtml(gadget.environments.map(labels.environment).join(', ')),
    gadget.minKernel ? escapeHtml(gadget.minKernel) : '<span title="no kernel version stated">–</span>',
    gadget.since ? escapeHtml(gadget.since) : '',
  ];
  const name = `<th scope="row"><a href="${escapeHtml(context.link(`gadgets/${gadget.name}`))}">${code(gadget.name)}</a></th>`;
  return element(
    'tr',
    {
      'data-name': gadget.name,
      'data-category': gadget.category,
      'data-observes': gadget.observes.join(' '),
      'data-environments': gadget.environments.join(' '),
      'data-kernel': gadget.minKernel ?? '',
      'data-since': gadget.since ?? '',
      'data-until': gadget.until ?? '',
      'data-keywords': gadget.keywords.join(', '),
    },
    name + cells.map((cell) => `<td>${cell}</td>`).join(''),
  );
}

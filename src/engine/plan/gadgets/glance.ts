import { HTML } from './html';
import { glanceFacts } from './words';
import type { RenderContext } from '../../read/gadgets/labels';
import type { GadgetView } from '../../../shared/gadgets/view';

/** The facts of a gadget page: what it needs, where it runs and since when it exists. */
export function renderGlance(gadget: GadgetView, context: RenderContext): string {
  const rows = glanceFacts(gadget, context, HTML).map(([name, html]) => `<div><dt>${name}</dt><dd>${html}</dd></div>`);
  return `<div class="glance"><dl>${rows.join('')}</dl></div>`;
}

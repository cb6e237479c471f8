import type { Paragraph } from 'mdast';
import type { Component } from '../nodes';
import { placeOf } from '../parse';
import { attributeText } from './attribute-value';
import { report, type TreeSource } from './source';

/** What `<Redirect to="…">` leaves of a page: a link to where it leads. Only the configuration sends readers on. */
export function redirectLink(component: Component, source: TreeSource): Paragraph[] {
  const place = placeOf(component);
  const to = attributeText({ source }, component, 'to', place);
  // Code was told of.
  if (to === null) return [];
  report(source, place, {
    rule: 'markdown/redirect',
    severity: 'warning',
    message: `Content never runs code: the page holds a link to "${to}" in place of <Redirect>.`,
    hint: `Take the page out and lead its address on in site.config.ts: redirects: [{ from: '/…', to: '${to}' }].`,
  });
  const position = component.position && { position: component.position };
  return [
    {
      type: 'paragraph',
      children: [{ type: 'link', url: to, children: [{ type: 'text', value: to }], ...position }],
      ...position,
    },
  ];
}

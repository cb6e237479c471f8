import type { Code } from 'mdast';
import type { Component } from '../nodes';
import { placeOf } from '../parse';
import { attributeValue } from './attribute-value';
import { report, type TreeSource } from './source';

/** The fence that `<Mermaid value={`…`} />` stands for; none, and a message, where its text is not written. */
export function mermaidFence(node: Component, source: TreeSource): Code[] {
  const place = placeOf(node);
  const name = node.attributes.has('chart') && !node.attributes.has('value') ? 'chart' : 'value';
  const hint = `Write the diagram there: ${name}={\`flowchart LR …\`}, or as a fence.`;
  const value = attributeValue({ source }, node, name, place, hint);
  if (typeof value === 'string')
    return [
      {
        type: 'code',
        lang: 'mermaid',
        value,
        data: { ofTag: true },
        ...(node.position && { position: node.position }),
      },
    ];
  if (value !== null)
    report(source, place, {
      rule: 'markdown/mermaid',
      message: '<Mermaid> has no diagram.',
      hint: 'Write it as value={`flowchart LR …`}, or as a fence.',
    });
  return [];
}

declare module 'mdast' {
  interface CodeData {
    /** The text is an attribute of a tag, at whose place all of it stands. */
    ofTag?: boolean;
  }
}

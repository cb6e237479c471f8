import type { BlockContent, DefinitionContent, PhrasingContent } from 'mdast';
import { parseFenceMeta } from '../code/fence-meta';
import { markLines } from '../code/line-marks';
import type { Component } from '../nodes';
import type { TwinSlots } from './slots';

export type Block = BlockContent | DefinitionContent;

/** What a part was called on the page, above it. */
export const label = (children: PhrasingContent[]): Block => ({
  type: 'paragraph',
  children: [{ type: 'strong', children }],
});

/** Code with its language and its title; marks of lines are for the eye. */
export function fence(code: string, language: string, meta: string, slots: TwinSlots): Block {
  const { title, highlighted } = parseFenceMeta(meta);
  const lines = markLines(code.split('\n'), highlighted).map(({ text }) => text);
  const value = slots.variables(lines.join('\n'));
  const words = title === null ? null : `title="${slots.variables(title)}"`;
  return { type: 'code', lang: language === '' && words !== null ? 'text' : language, meta: words, value };
}

/** A part that the planner makes. */
export const generatedPart = (node: Component, slots: TwinSlots): Block => ({
  type: 'html',
  value: slots.component(node),
});

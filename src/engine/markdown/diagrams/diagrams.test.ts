import { expect, test } from 'vitest';
import { en } from '../../../shared/strings/en';
import { drawDiagram } from './index';

test('the name of a drawing begins with its kind in the language of the text', () => {
  const source = 'flowchart LR\nNamed --> InTurn';
  expect(drawDiagram(source)).toMatchObject({ label: 'Flowchart: Named, InTurn' });
  const german = drawDiagram(source, { ...en.text.diagrams, flowchart: 'Flussdiagramm' });
  expect(german).toMatchObject({
    label: 'Flussdiagramm: Named, InTurn',
    svg: { properties: { ariaLabel: 'Flussdiagramm: Named, InTurn' } },
  });
});

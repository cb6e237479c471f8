import { expect, test } from 'vitest';
import { withoutColour } from './box-title';

test.each([
  ['MediumAquamarine Group one', 'Group one'],
  ['powderblue Group one', 'Group one'],
  ['rgba(120, 20, 20, 0.2) Group one', 'Group one'],
  ['#ff0000 Group one', 'Group one'],
  ['rebeccapurple', ''],
  ['Pale Group', 'Pale Group'],
  ['Group red', 'Group red'],
])('the title of the box %j is %j', (text, expected) => expect(withoutColour(text)).toBe(expected));

import { expect, test } from 'vitest';
import { headingTitle } from './heading-title';

test.each([
  ['# One\n\n# Two', 'One'],
  ['Text\n\n# `ig` and *more* ##\n', 'ig and more'],
  ['# C#', 'C#'],
  ['# One {#custom}', 'One'],
  ['```bash\n# a comment\n```\n\n# Real', 'Real'],
  ['```bash\n# a comment\n```\n', null],
  ['## Two', null],
  ['#tag', null],
  ['', null],
])('the title of %j is %j', (body, expected) => expect(headingTitle(body)).toBe(expected));

import { describe, expect, test } from 'vitest';
import config from '../../../../site.config';
import type { Part } from '../../../shared/workbench/explain';
import { regionsOf } from '../../../shared/workbench/regions';
import { codeInText, terminalsOfPages } from './test-pages';

/** All parts of the commands of the pages and posts that have an explanation on hover. */
const parts = [...terminalsOfPages(config), ...codeInText(config)].flatMap(({ file, model, language, code }) =>
  regionsOf(code, language, model).flatMap((region) =>
    region.kind === 'word' ? [{ part: region.part, place: `${file}: ${region.part.role} ${region.part.text}` }] : [],
  ),
);
const places = (test: (part: Part) => boolean): string[] => [
  ...new Set(parts.filter(({ part }) => test(part)).map(({ place }) => place)),
];

describe('every word of every command of the pages', () => {
  test('has a meaning and is known to the version of its page', () => {
    expect(parts.length).toBeGreaterThan(10_000);
    expect(places(({ meaning }) => meaning === '')).toEqual([]);
    expect(places(({ unexplained }) => unexplained === 'unknown')).toEqual([]);
  });

  test('has a meaning where the tool or a gadget defines it', () => {
    const defined = new Set<Part['role']>(['wrapper', 'program', 'subcommand', 'flag', 'mode', 'operator', 'registry']);
    expect(places(({ role, unexplained }) => defined.has(role) && unexplained === 'chosen')).toEqual([]);
  });
});

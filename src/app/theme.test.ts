import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { chosenTheme } from './theme';
import { scriptJson } from '../shared/text';
import { themeScript } from './inline-scripts';

const mode = (name: 'light' | 'dark', respectSystem: boolean) => ({ default: name, respectSystem });

test.each([
  // kept, default, respects the system, system is dark, shown
  [null, 'light', false, true, 'light'],
  [null, 'dark', false, false, 'dark'],
  [null, 'light', true, true, 'dark'],
  [null, 'dark', true, false, 'light'],
  ['dark', 'light', false, false, 'dark'],
  ['light', 'light', true, true, 'light'],
  ['purple', 'light', false, true, 'light'],
  ['system', 'light', false, true, 'dark'],
  ['system', 'dark', false, false, 'light'],
  ['system', 'light', true, true, 'dark'],
] as const)(
  'kept %s, default %s, system respected %s, system dark %s: %s',
  (kept, name, respectSystem, systemIsDark, shown) => {
    expect(chosenTheme(kept, mode(name, respectSystem), systemIsDark)).toBe(shown);
    const script = themeScript({ colorMode: mode(name, respectSystem), announcement: null });
    expect(runHead(script, { theme: kept }, systemIsDark)).toEqual({ theme: shown, js: '', colorScheme: shown });
  },
);

test('works with storage blocked', () => {
  const script = themeScript({ colorMode: mode('dark', false), announcement: null });
  expect(runHead(script, null, false)).toMatchObject({ theme: 'dark', js: '' });
});

test.each([
  [{ 'announcement-id': 'a', 'announcement-dismissed': 'true' }, 'dismissed'],
  [{ 'announcement-id': 'old', 'announcement-dismissed': 'true' }, undefined],
  [{ 'announcement-id': 'a', 'announcement-dismissed': 'false' }, undefined],
])('announcement "a" with %o kept: %s', (kept, expected) => {
  const announcement = { id: 'a', text: 'Hello', closable: true };
  const found = runHead(themeScript({ colorMode: mode('light', false), announcement }), kept, false);
  expect(found['announcement']).toBe(expected);
});

test('an id cannot end the script element', () => {
  expect(scriptJson('</script>')).not.toContain('<');
});

/** Runs the head script against a document that is just enough; `null` is a storage that throws. */
function runHead(
  script: string,
  kept: Record<string, string | null> | null,
  systemIsDark: boolean,
): Record<string, string> {
  const root = { dataset: {} as Record<string, string>, style: { colorScheme: '' } };
  runInNewContext(script, {
    document: { documentElement: root },
    get localStorage() {
      if (!kept) throw new Error('denied');
      return kept;
    },
    matchMedia: () => ({ matches: systemIsDark }),
  });
  return { ...root.dataset, colorScheme: root.style.colorScheme };
}

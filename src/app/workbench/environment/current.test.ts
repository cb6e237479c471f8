// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import { STORAGE_KEYS } from '../../../shared/constants';
import { en } from '../../../shared/strings/en';
import type { SiteData } from '../../../shared/site-data';
import { storage } from '../../storage';
import { addressWith, currentEnvironment, currentValues } from './current';
import { summaryOf, toolName } from './summary';

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/page?x=1#part');
  storage.write(STORAGE_KEYS.readerVariables, JSON.stringify({ NAMESPACE: 'own', OTHER: 'kept' }));
  storage.write(STORAGE_KEYS.environment, 'tool=ig');
});

describe('an environment', () => {
  test('is what the reader has set', () => {
    expect(currentEnvironment()).toEqual({ tool: 'ig', namespace: 'own' });
    expect(currentValues()).toEqual({ NAMESPACE: 'own', OTHER: 'kept' });
  });

  test('that came with the address stands before it, and leaves other values', () => {
    history.replaceState(null, '', addressWith({ values: { POD: 'p' }, environment: { tool: 'gadgetctl' } }));
    expect(currentEnvironment()).toEqual({ tool: 'gadgetctl', pod: 'p' });
    expect(currentValues()).toEqual({ NAMESPACE: 'own', OTHER: 'kept', POD: 'p' });
  });

  test('is sent in the address of the page, with all else that it says', () => {
    const url = new URL(addressWith({ values: { NAMESPACE: 'n', OTHER: 'no' }, environment: { tool: 'ig' } }));
    expect([url.pathname, url.hash, url.searchParams.get('x')]).toEqual(['/page', '#part', '1']);
    expect(url.searchParams.get('env')).not.toContain('no');
  });
});

const SITE = { readerVariables: { NAMESPACE: 'demo', POD: 'mypod' } } as unknown as SiteData;

test.each([
  [{}, 'demo · mypod'],
  [{ tool: 'ig' as const }, 'ig'],
  [{ tool: 'kubectl-gadget' as const, namespace: 'n' }, 'kubectl gadget · n'],
  [{ namespace: 'n', pod: 'p' }, 'n · p'],
])('the environment %j in a line is %s', (environment, line) => expect(summaryOf(environment, SITE)).toBe(line));

test.each([
  ['ig-container', en.variables.inContainer],
  ['kubectl-gadget', 'kubectl gadget'],
  ['gadgetctl', 'gadgetctl'],
] as const)('people call %s %s', (tool, name) => expect(toolName(tool)).toBe(name));

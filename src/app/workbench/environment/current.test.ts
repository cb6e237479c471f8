// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import { STORAGE_KEYS } from '../../../shared/constants';
import { storage } from '../../storage';
import { addressWith, currentEnvironment, currentValues } from './current';

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

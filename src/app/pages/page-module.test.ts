import { expect, test } from 'vitest';
import { errorChain } from '../components/CrashReport';
import { loadPageComponent, pageComponentOf } from './page-module';

test('a chain of causes, outermost first', () => {
  const error = new Error('The page failed', { cause: new Error('The list failed', { cause: 'no network' }) });
  expect(errorChain(error)).toEqual(['The page failed', 'The list failed', 'no network']);
  expect(errorChain('text')).toEqual(['text']);
});

test('a cause that is its own cause ends', () => {
  const error = new Error('a');
  error.cause = error;
  expect(errorChain(error)).toEqual(['a']);
});

test('a module without default export is named', () => {
  expect(() => pageComponentOf('home', {})).toThrowErrorMatchingInlineSnapshot(
    `[Error: The page component of "home" has no default export and cannot be rendered.]`,
  );
});

test('an unknown module names what exists', async () => {
  const Home = (): null => null;
  const modules = { home: async () => ({ default: Home }) };
  await expect(loadPageComponent(modules, 'home')).resolves.toBe(Home);
  await expect(loadPageComponent(modules, 'hme')).rejects.toThrow('There is no page module "hme". Page modules: home.');
});

import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { UsageError } from '../../src/engine/model/errors';
import { runGadgets } from './run';
import { copyFixture, PROGRAM } from './test-copies';

describe('the command', () => {
  const root = path.resolve(import.meta.dirname, '../..');
  const silent = (): void => undefined;
  test.each([
    [['update', '.'], /Write diff PATH/],
    [['diff', '.'], /--version is missing/],
    [['diff', '.', '--version', 'v1', '--json2'], /There is no flag --json2/],
  ])('%j is a wrong call', async (argv, message) => {
    const called = runGadgets(argv, root, silent);
    await expect(called).rejects.toThrow(message);
    await expect(called).rejects.toBeInstanceOf(UsageError);
  });
  test.each([
    [['diff', '/nowhere', '--version', 'main'], /There is no checkout of the tool at \/nowhere/],
    [['diff', '.', '--version', 'v9'], /The site has no version v9/],
  ])('%j fails in one line', async (argv, message) => {
    await expect(runGadgets(argv, root, silent)).rejects.toThrow(message);
  });
});

describe('with a checkout and a site', () => {
  const { tool, site, seed } = copyFixture();
  async function run(...argv: string[]): Promise<{ code: number; printed: string }> {
    let printed = '';
    const code = await runGadgets([...argv, '--version', 'v3'], site(), (text) => void (printed += text));
    return { code, printed };
  }
  const addShoes = (): void => seed(PROGRAM, 'void *secret;', 'void *secret;\n\t__u16 shoes;');

  test('no difference is said with what was compared', async () =>
    expect(await run('diff', tool())).toEqual({
      code: 0,
      printed: '2 gadgets and 5 commands compared with v3, 0 differences\n',
    }));

  test('a difference has its places, and fails the command', async () => {
    addShoes();
    const { code, printed } = await run('diff', tool());
    expect(code).toBe(1);
    expect(printed).toMatchInlineSnapshot(`
      "new       watch_door: field door.shoes is in v3, not in our data (u16)
                gadgets/watch_door/program.bpf.c:16
      2 gadgets and 5 commands compared with v3, 1 difference
      "
    `);
    const { differences } = JSON.parse((await run('diff', tool(), '--json')).printed) as { differences: unknown[] };
    expect(differences).toMatchObject([{ state: 'new', owner: 'watch_door', name: 'door.shoes', tool: 'u16' }]);
  });

  test('an intended difference is counted, one that no longer exists is listed, and a wrong list is an error', async () => {
    const known = (name: string): string =>
      `  - { version: v3, owner: watch_door, name: ${name}, reason: as the house wants it }\n`;
    writeFileSync(
      path.join(site(), 'content/gadgets/_known.yaml'),
      `known:\n${known('door.shoes')}${known('door.gloves')}`,
    );
    addShoes();
    expect((await run('diff', tool())).printed).toBe(
      'outdated  content/gadgets/_known.yaml: watch_door: door.gloves is no difference any more\n' +
        '2 gadgets and 5 commands compared with v3, 0 differences, 1 more are meant\n',
    );
    writeFileSync(path.join(site(), 'content/gadgets/_known.yaml'), 'known: [ { owner: 3 } ]');
    await expect(run('diff', tool())).rejects.toThrow(/_known\.yaml/);
  });
});

import { cpSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readTool } from './tool/read-tool';
import { applyChanges, planChanges, type Update } from './update/update';
import { METADATA, PROGRAM, copyFixture, VERSIONS } from './test-copies';

const { tool, site, load, differences, told, seed } = copyFixture();

describe('update', () => {
  function plan(version = 'v3'): Update {
    return planChanges(differences(version), readTool(tool()), load(version));
  }
  function update(version = 'v3'): Update {
    const planned = plan(version);
    applyChanges(planned, site());
    return planned;
  }
  const file = (name: string): string => readFileSync(path.join(site(), 'content/gadgets', name), 'utf8');

  test('a new, a gone and a changed field are written with their versions; words and comments stay', () => {
    const before = file('watch_door.yaml').split('\n');
    seed(PROGRAM, 'void *secret;', '__u16 shoes;');
    seed(PROGRAM, '__u32 steps, stairs', '__u64 stairs');
    const { done, left } = update();
    expect(done).toHaveLength(3);
    expect(left).toEqual(['watch_door: field door.shoes is in v3, not in our data (u16): its meaning']);
    const after = file('watch_door.yaml').split('\n');
    expect(after.filter((line) => !before.includes(line))).toEqual([
      '        until: v2',
      '        until: v2',
      '        since: v3',
      '      - name: shoes',
      '        type: u16',
      '        since: v3',
      '        meaning: Not described by the tool',
      '      ig: [ runtime.containerName, proc.comm, proc.pid, from, error_raw, steps, name, coat, shoes, door, error, mood ]',
    ]);
    expect(after).toContain('      # The visitor comes before the door.');
    expect(told()).toEqual([]);
  });

  test('a field that comes with an older version reaches back to it', () => {
    seed(PROGRAM, 'void *secret;', '__u16 shoes;');
    update('v3');
    update('v2');
    expect(file('watch_door.yaml')).toContain('- name: shoes\n        type: u16\n        since: v2\n        meaning');
    update('v1');
    expect(file('watch_door.yaml')).toContain('- name: shoes\n        type: u16\n        meaning');
    expect(VERSIONS.flatMap((version) => told(version))).toEqual([]);
  });

  test('a default that changes is an entry of its own in the new version', () => {
    seed(PROGRAM, 'floor = -(1 << 2)', 'floor = 3');
    update();
    expect(told('v3')).toEqual([]);
    const flags = load('v2')
      .catalogue.views.get('v2')
      ?.find(({ name }) => name === 'watch_door')?.params;
    expect(flags?.find(({ flag }) => flag === '--floor')?.default).toBe('-4');
  });

  test('a column that is hidden, and one that is shown, are no longer and now default columns', () => {
    seed(METADATA, 'columns.alias: cloak', 'columns.alias: cloak\n          columns.hidden: true');
    seed(
      METADATA,
      'stairs:\n        annotations:\n          columns.hidden: "true"',
      'stairs:\n        annotations: {}',
    );
    update();
    const columns = (version: string): string | undefined =>
      load()
        .catalogue.views.get(version)
        ?.find(({ name }) => name === 'watch_door')
        ?.dataSources[0]?.defaultColumns.ig?.join(' ');
    const before = 'runtime.containerName proc.comm proc.pid from error_raw steps name coat door error mood';
    expect(columns('v2')).toBe(before);
    expect(columns('v3')).toBe(before.replace(' coat', '').replace('steps', 'steps stairs'));
    expect(told()).toEqual([]);
  });

  test('a new gadget gets a file that is valid, a gone one ends', () => {
    cpSync(path.join(tool(), 'gadgets/watch_door'), path.join(tool(), 'gadgets/watch_window'), { recursive: true });
    rmSync(path.join(tool(), 'gadgets/count_steps'), { recursive: true });
    const { left } = update();
    expect(left).toEqual([
      'gadget watch_window is in v3, not in our data: summary, observes, keywords, limits, meanings and a page for watch_window',
      'gadget count_steps is in our data, not in v3: remove its page from the newest version',
    ]);
    expect(file('count_steps.yaml')).toContain('until: v2');
    expect(file('watch_window.yaml')).toContain('since: v3');
    expect(file('watch_window.yaml')).toContain('paramGroups: [ filter, debug ]');
    expect(told()).toEqual([]);
  });

  test('a default that nobody has written is that of the flag in all versions', () => {
    seed('cmd/common/run.go', '"bell", ""', '"bell", "brass"');
    update();
    expect(file('_commands.yaml')).toContain('{ flag: --bell, type: string, default: brass, meaning: which bell }');
    expect(VERSIONS.flatMap((version) => told(version))).toEqual([]);
  });

  test('flags and commands are written with their versions', () => {
    seed('cmd/common/run.go', '"wide", "w"', '"broad", "b"');
    seed('cmd/common/run.go', '90*time.Second', 'time.Minute');
    update();
    expect(file('_commands.yaml')).toContain('{ flag: --wide, short: -w, type: bool, default: "false", until: v2 }');
    expect(file('_commands.yaml')).toContain(
      '{ flag: --broad, short: -b, type: bool, since: v3, meaning: open it wide }',
    );
    expect(file('_commands.yaml')).toContain('{ flag: --wait, type: duration, default: 1m30s, until: v2 }');
    expect(told()).toEqual([]);
  });
});

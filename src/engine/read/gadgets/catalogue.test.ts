import { describe, expect, it } from 'vitest';
import { gadgetByName, sampleGadgets } from './test-data';
import { isIn, resolveVersion } from '../versions';
import { gadgetAt, gadgetsAt } from './catalogue';

const catalogue = sampleGadgets();
const view = (name: string, version: string) => gadgetAt(gadgetByName(catalogue, name), version, catalogue);
const fields = (name: string, version: string): string[] =>
  view(name, version)?.dataSources.flatMap((source) => source.fields.map((field) => field.name)) ?? [];
const flags = (name: string, version: string): string[] => view(name, version)?.params.map((param) => param.flag) ?? [];

describe('versions', () => {
  it('reads latest as the newest release and refuses unknown names', () => {
    expect(resolveVersion(catalogue, 'latest')).toBe('v0.46.0');
    expect(() => resolveVersion(catalogue, 'v1')).toThrow(
      'There is no version "v1". Versions: latest, v0.44.1, v0.45.0, v0.46.0, main.',
    );
  });

  it.each([
    [{}, 'v0.44.1', true],
    [{ since: 'v0.45.0' }, 'v0.44.1', false],
    [{ since: 'v0.45.0' }, 'v0.45.0', true],
    [{ until: 'v0.44.1' }, 'v0.44.1', true],
    [{ until: 'v0.44.1' }, 'v0.45.0', false],
    [{ since: 'v0.45.0', until: 'v0.46.0' }, 'main', false],
  ])('%j in %s: %s', (span, version, expected) => {
    expect(isIn(catalogue, span, version)).toBe(expected);
  });
});

describe('a gadget in a version', () => {
  it('has the fields and flags of the version', () => {
    expect(view('tcpdump', 'v0.44.1')).toBeNull();
    expect(flags('trace_open', 'v0.44.1')).not.toContain('--collect-build-id');
    expect(flags('trace_open', 'v0.45.0')).toContain('--collect-build-id');
    expect(flags('trace_open', 'latest')).not.toContain('--paths');
    expect(flags('trace_open', 'main')).toContain('--paths');
    expect(fields('trace_open', 'v0.44.1')).toContain('ustack.exe_inode');
    expect(fields('trace_open', 'v0.45.0')).not.toContain('ustack.exe_inode');
    expect(fields('trace_open', 'v0.46.0')).not.toContain('proc.parent.tid');
    expect(fields('trace_open', 'main')).toContain('proc.parent.tid');
  });

  it('has the default columns of the version', () => {
    expect(view('trace_open', 'v0.46.0')?.dataSources[0]?.defaultColumns.ig).toEqual([
      'runtime.containerName',
      'proc.comm',
      'proc.pid',
      'proc.tid',
      'fd',
      'fname',
      'error',
      'mode',
    ]);
    expect(view('trace_open', 'main')?.dataSources[0]?.defaultColumns.ig).toContain('fpath');
  });

  it('takes the values of a text field from its numeric field', () => {
    const operation = view('trace_tcp', 'main')?.dataSources[0]?.fields.find((field) => field.name === 'type');
    expect(operation?.allowed).toEqual(['connect', 'accept', 'close']);
  });

  it('shows container fields by environment', () => {
    const byName = new Map(view('trace_open', 'main')?.dataSources[0]?.fields.map((field) => [field.name, field]));
    expect(byName.get('k8s.node')?.shownIn).toEqual(['kubectl-gadget']);
    expect(byName.get('runtime.containerName')?.shownIn).toEqual(['ig']);
    expect(byName.get('proc.creds.uid')).toMatchObject({ hidden: true, title: 'PROC.CREDS.UID' });
    expect(byName.get('proc.comm')).toMatchObject({ hidden: false, title: 'COMM' });
  });

  it('has no related gadget the version lacks', () => {
    const all = gadgetsAt(catalogue, 'v0.44.1');
    expect(all).toHaveLength(35);
    expect(all.flatMap((gadget) => gadget.related)).not.toContain('tcpdump');
  });
});

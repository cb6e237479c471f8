import { describe, expect, it } from 'vitest';
import { checkYaml } from './check-yaml';
import { Report } from './listing';

function problems(text: string): { line: number; message: string }[] {
  const report = new Report();
  const listing = { file: 'a.md', line: 21, versions: ['v1'], lang: 'yaml', fragment: false, text };
  checkYaml([listing], process.cwd(), report);
  return report.problems.map(({ line, message }) => ({ line, message }));
}

const POD = `apiVersion: v1
kind: Pod
metadata:
  name: web
  namespace: %NAMESPACE%
spec:
  containers:
    - name: web
      image: nginx
`;

describe('checkYaml', { timeout: 60_000 }, () => {
  it('accepts a manifest and YAML that is none', () => {
    expect(problems(`${POD}---\nmin_len: 3\n`)).toEqual([]);
  });

  it('finds a field Kubernetes does not know, at its line', () => {
    expect(problems(POD.replace('image:', 'imagee:'))).toEqual([
      { line: 29, message: 'The field "imagee" does not exist in type \'Container\'.' },
    ]);
  });

  it('finds a value of the wrong kind', () => {
    expect(problems(POD.replace('image: nginx', 'command: sleep'))[0]?.line).toBe(29);
  });

  it('finds a kind that does not exist', () => {
    expect(problems('apiVersion: apps/v9\nkind: Deployment\n')).toEqual([
      { line: 21, message: 'Kubernetes has no Deployment in apps/v9.' },
    ]);
  });

  it('knows the manifest of the tool', () => {
    const spec =
      'apiVersion: 1\nkind: instance-spec\nimage: trace_open:%IG_TAG%\nparamValues:\n  operator.cli.output: json\n';
    expect(problems(spec)).toEqual([]);
    expect(problems(spec.replace('paramValues', 'paramValue'))[0]?.line).toBe(24);
  });

  it('finds text that is no YAML', () => {
    expect(problems('a: [1\nb: 2\n')[0]?.message).toContain('cannot be read');
  });
});

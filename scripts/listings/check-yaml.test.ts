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

  it('finds a kind that does not exist', () => {
    expect(problems('apiVersion: apps/v9\nkind: Deployment\n')).toEqual([
      { line: 21, message: 'Kubernetes has no Deployment in apps/v9.' },
    ]);
  });

  it('checks only the structure of a custom resource', () => {
    const profile = `apiVersion: security-profiles-operator.x-k8s.io/v1beta1
kind: SeccompProfile
metadata:
  name: web
spec:
  defaultAction: SCMP_ACT_LOG
`;
    expect(problems(profile)).toEqual([]);
    expect(problems(profile.replace('  name: web', '  nam: web'))[0]?.line).toBe(24);
    expect(problems(profile.replace('metadata:\n  name: web\n', ''))).toHaveLength(1);
    expect(problems(profile.replace('v1beta1', 'beta'))).toHaveLength(1);
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

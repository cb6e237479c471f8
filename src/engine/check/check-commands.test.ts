import { describe, expect, it } from 'vitest';
import { check, fence, page } from './test-content';

describe('commands that are right', () => {
  const commands: string[] = [
    'kubectl gadget run trace_dns:%IG_TAG% -n %NAMESPACE% -p %POD%',
    'sudo ig run trace_dns:%IG_TAG% -c web --paths --fields +cwd,-qr',
    "sudo ig run trace_open:%IG_TAG% --filter 'proc.comm==cat,proc.creds.uid==0' --timeout 5",
    'sudo ig run trace_tcp:%IG_TAG% --filter-expr \'proc.comm in ["wget", "curl"] and dst.addr in cidr("10.0.0.0/8")\'',
    'sudo ig run trace_dns:%IG_TAG% --filter-expr \'let slow = latency_ns_raw > 5; slow and name matches "^a"\'',
    'kubectl gadget run top_file:%IG_TAG% -A --sort -wbytes_raw --max-entries 10 --map-fetch-interval 5s',
    'sudo ig run trace_lsm:%IG_TAG% --trace-all=false --trace-file_open',
    "sudo ig run deadlock:%IG_TAG% --filter.deadlock 'nodes>2'",
    'gadgetctl run bpfstats:%IG_TAG% --all --detach --name stats --annotate=bpfstats:metrics.collect=true --otel-metrics-name=bpfstats:stats',
    'kubectl gadget run trace_exec:%IG_TAG% --annotate exec:kubenameresolver.enable=true --fields=+k8s.podIP',
    'kubectl debug --profile=sysadmin node/a -ti --image=ghcr.io/inspektor-gadget/ig -- ig run trace_open:%IG_TAG% --host',
    'docker run -ti --rm --privileged -v /:/host --pid=host ghcr.io/inspektor-gadget/ig:%IG_TAG% run trace_exec:%IG_TAG%',
    'sudo ig run registry.example.org/my/gadget:v3 --some-flag',
    'sudo ig image build -t mygadget:dev . && sudo ig run mygadget:dev --own-flag --verify-image=false',
    'sudo ig image build --tag=mygadget:dev . && sudo ig run mygadget:dev --own-flag --verify-image=false',
    'sudo ig image tag other:v1 mygadget:dev && sudo ig run mygadget:dev --own-flag --verify-image=false',
    'sudo ig run tcpdump:%IG_TAG% --pf "tcp port 80" -o pcap-ng | tcpdump -nvr -',
    'kubectl gadget run -f manifest.yaml --detach',
    'kubectl gadget deploy --daemon-config=config.yaml --node-selector kubernetes.io/hostname=a',
    'kubectl gadget --context other list',
    'sudo ig image inspect trace_open:%IG_TAG% --show-datasources -o json',
    'sudo -E ig image list --no-trunc',
    'sudo ig list-containers -w -r docker',
    'echo ig run nonsense',
  ];
  it.each(commands)('%s', async (command) => {
    expect(await check(page(fence('bash', command)))).toEqual([]);
  });
});

describe('commands that are wrong', () => {
  const cases: [what: string, command: string, rule: string, message: string, hint: string][] = [
    [
      'an unknown gadget',
      'sudo ig run trace_dnss:%IG_TAG%',
      'command/gadget',
      'There is no gadget "trace_dnss".',
      'Did you mean "trace_dns"?',
    ],
    [
      'an unknown flag',
      'sudo ig run trace_dns:%IG_TAG% --pahts',
      'command/flag',
      '"ig run trace_dns" has no flag --pahts.',
      'Did you mean --paths?',
    ],
    [
      'a flag of a later version',
      'sudo ig run trace_open:%IG_TAG% --paths',
      'command/flag-version',
      '"ig run trace_open" has no flag --paths in v0.46.0.',
      '',
    ],
    [
      'a flag of another tool',
      'sudo ig run trace_open:%IG_TAG% --podname a',
      'command/flag',
      '"ig run trace_open" has no flag --podname.',
      'Did you mean --k8s-podname?',
    ],
    [
      'a flag of array gadgets',
      'sudo ig run trace_open:%IG_TAG% --sort fd',
      'command/flag-version',
      '"ig run trace_open" has no flag --sort in v0.46.0.',
      '',
    ],
    [
      'a plain filter with several data sources',
      'sudo ig run deadlock:%IG_TAG% --filter nodes==2',
      'command/flag-version',
      '"ig run deadlock" has no flag --filter in v0.46.0.',
      'The gadget has several data sources: use --filter.deadlock or --filter.mutex or --filter.process_exit.',
    ],
    [
      'a written-out tag',
      'sudo ig run trace_dns:v0.46.0',
      'command/tag',
      'The tag ":v0.46.0" is written out.',
      'Write "trace_dns:%IG_TAG%": the tag of the page\'s own version.',
    ],
    [
      'no tag',
      'sudo ig run trace_dns',
      'command/tag',
      'The image "trace_dns" has no tag.',
      'Write "trace_dns:%IG_TAG%": the tag of the page\'s own version.',
    ],
    [
      'the full name with a written-out tag',
      'sudo ig run ghcr.io/inspektor-gadget/gadget/trace_dns:latest',
      'command/tag',
      'The tag ":latest" is written out.',
      'Write "ghcr.io/inspektor-gadget/gadget/trace_dns:%IG_TAG%": the tag of the page\'s own version.',
    ],
    [
      'an unknown field',
      'sudo ig run trace_open:%IG_TAG% --fields comm,fname',
      'command/field',
      '--fields: trace_open has no field "comm".',
      'Did you mean "proc.comm"?',
    ],
    [
      'an unknown field in a filter',
      'sudo ig run trace_open:%IG_TAG% -F fnam==a',
      'command/field',
      '-F: trace_open has no field "fnam".',
      'Did you mean "fname"?',
    ],
    [
      'an unknown field in an expression',
      `sudo ig run trace_dns:%IG_TAG% --filter-expr 'qr == "R" and rcod == "x"'`,
      'command/field',
      '--filter-expr: trace_dns has no field "rcod".',
      'Did you mean "rcode"?',
    ],
    [
      'an order of texts',
      `sudo ig run trace_dns:%IG_TAG% --filter 'latency_ns>5'`,
      'command/field',
      '--filter: "latency_ns" is text, so > does not compare numbers.',
      'Use "latency_ns_raw".',
    ],
    [
      'an unknown field to sort by',
      'sudo ig run top_file:%IG_TAG% --sort -read',
      'command/field',
      '--sort: top_file has no field "read".',
      'Did you mean "reads"?',
    ],
    [
      'an unknown output mode',
      'sudo ig run trace_dns:%IG_TAG% -o jsonn',
      'command/value',
      '-o: trace_dns has no output mode "jsonn".',
      'Modes: columns, json, jsonpretty, none, yaml.',
    ],
    [
      'an unknown data source',
      'sudo ig run trace_exec:%IG_TAG% --annotate execs:a=b',
      'command/value',
      '--annotate: trace_exec has no data source "execs".',
      'Did you mean "exec"?',
    ],
    [
      'an illegal value',
      'sudo ig run trace_fsslower:%IG_TAG% --filesystem ext3',
      'command/value',
      '--filesystem: "ext3" is not legal.',
      'Legal values: btrfs, ext4, fuse, nfs, ntfs3, xfs.',
    ],
    [
      'a tool that cannot run it',
      'sudo ig run advise_networkpolicy:%IG_TAG%',
      'command/environment',
      'advise_networkpolicy does not run with ig.',
      'It runs with kubectl-gadget.',
    ],
    [
      'an unknown subcommand',
      'kubectl gadget depoly',
      'command/subcommand',
      'There is no command "kubectl gadget depoly".',
      'Did you mean "deploy"?',
    ],
    [
      'a built-in gadget of old',
      'kubectl gadget trace dns',
      'command/subcommand',
      'There is no command "kubectl gadget trace".',
      'Built-in gadgets were removed: use "kubectl gadget run trace_…".',
    ],
    [
      'a subcommand of a later version',
      'sudo ig image verify trace_open:%IG_TAG%',
      'command/version',
      '"ig image verify" is not in v0.46.0.',
      'It is there from main on.',
    ],
    [
      'an unknown flag of a subcommand',
      'kubectl gadget undeploy --waiting',
      'command/flag',
      '"kubectl gadget undeploy" has no flag --waiting.',
      'Did you mean --wait?',
    ],
  ];
  it.each(cases)('%s', async (_what, command, rule, message, hint) => {
    const found = await check(page(fence('bash', command)));
    expect(found.map((one) => ({ rule: one.rule, message: one.message }))).toEqual([{ rule, message }]);
    expect(found[0]?.hint ?? '').toContain(hint);
  });
});

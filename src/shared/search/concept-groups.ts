/**
 * What readers say, and the words under which the subject is written about. A group is about a subject of the field
 * (Linux, containers, Kubernetes, eBPF), never about one page or one query; it points at words, not at pages, and a word
 * counts only where the texts have it.
 */

export interface ConceptGroup {
  /** Phrases as readers type them; matched by their stems. */
  says: readonly string[];
  /** Words of the subject. */
  means: readonly string[];
  /** Below 1 for phrases that only hint at the subject. */
  weight?: number;
}

export const CONCEPT_GROUPS: readonly ConceptGroup[] = [
  // Memory
  { says: ['oom', 'oomkilled', 'out of memory', 'ran out of memory', 'memory limit', 'exit code 137', 'code 137', '137', 'memory pressure'], means: ['oomkill', 'oom', 'memory'] },
  { says: ['was killed', 'got killed', 'pod killed', 'container killed', 'process killed', 'killed my', 'who killed', 'pod restarting', 'container restarting', 'keeps restarting', 'crashloopbackoff', 'crash loop', 'evicted'], means: ['oomkill', 'signal', 'kill'], weight: 0.9 },
  { says: ['memory leak', 'leaking memory', 'leak', 'heap', 'malloc', 'allocation', 'allocate memory'], means: ['malloc', 'allocation', 'memory'] },
  { says: ['ram', 'rss', 'resident'], means: ['memory', 'rss'] },
  // Names and the network
  { says: ['resolve name', 'resolve host', 'resolve hostname', 'resolve domain', 'name resolution', 'name lookup', 'hostname lookup', 'domain lookup', 'lookup', 'nslookup', 'dig', 'nxdomain', 'servfail', 'nameserver', 'resolver timeout', 'coredns', 'kube-dns', 'unknown host', 'no such host', 'could not resolve'], means: ['dns', 'query', 'resolution'] },
  { says: ['domain', 'domain name', 'hostname', 'host name', 'server name', 'website', 'site'], means: ['name', 'dns', 'sni'], weight: 0.6 },
  { says: ['packet loss', 'lost packet', 'packets lost', 'get lost', 'losing packets', 'dropped packets', 'drop packets', 'packet dropped', 'kfree_skb', 'dropwatch'], means: ['drop', 'tcpdrop', 'retransmission', 'tcpretrans'] },
  { says: ['retransmit', 'retransmission', 'resend', 'lossy', 'flaky network', 'network is flaky', 'unreliable network', 'bad network'], means: ['tcpretrans', 'retransmission', 'retransmit', 'drop'] },
  { says: ['connection refused', 'econnrefused', 'connect refused', 'refused connection', 'cannot connect', 'connect failed', 'connection failed', 'failed connection', 'connection timeout', 'connection timed out', 'etimedout', 'connection reset', 'econnreset', 'unreachable', 'not reachable'], means: ['tcp', 'connect', 'connection', 'tcpdrop'] },
  { says: ['outgoing connection', 'outbound', 'inbound', 'incoming connection', 'egress', 'ingress', 'talks to', 'talk to', 'calls home', 'phone home', 'connects to', 'connect to', 'who connects', 'communicates'], means: ['connection', 'connect', 'tcp', 'network', 'traffic'], weight: 0.8 },
  { says: ['bandwidth', 'throughput', 'bytes sent', 'network usage', 'network traffic', 'traffic per', 'upload', 'download traffic', 'iftop', 'nethogs', 'tcptop'], means: ['tcp', 'sent', 'received', 'byte', 'traffic'] },
  { says: ['rtt', 'round trip', 'round-trip', 'ping', 'network latency', 'slow network', 'network is slow', 'latency between'], means: ['rtt', 'tcprtt', 'latency', 'round'] },
  { says: ['queue', 'queueing', 'queuing', 'bufferbloat', 'traffic shaping', 'tc qdisc', 'queueing discipline'], means: ['qdisc', 'queue'] },
  { says: ['sniff', 'wireshark', 'pcap', 'packet capture', 'capture packets', 'capture traffic', 'tshark', 'dump packets', 'record traffic'], means: ['tcpdump', 'packet', 'capture', 'pcap'] },
  { says: ['firewall', 'allow traffic', 'block traffic', 'restrict traffic', 'isolate', 'network policy', 'network policies', 'networkpolicy', 'segmentation', 'zero trust'], means: ['networkpolicy', 'policy', 'network'] },
  { says: ['address already in use', 'eaddrinuse', 'port in use', 'port already in use', 'port conflict', 'bind failed', 'cannot bind', 'port is taken', 'port taken'], means: ['bind', 'port', 'socket'] },
  { says: ['listening', 'listen', 'open port', 'netstat', 'ss', 'lsof', 'open sockets', 'open connections', 'established connections'], means: ['socket', 'port', 'bind', 'listen'], weight: 0.9 },
  { says: ['https', 'ssl', 'tls', 'encrypted', 'decrypt', 'decrypted', 'plaintext', 'clear text', 'openssl', 'gnutls', 'certificate handshake'], means: ['tls', 'ssl'] },
  { says: ['https site', 'https host', 'tls host', 'over https', 'over tls', 'tls handshake', 'server name indication', 'which https', 'clienthello'], means: ['sni', 'tls'] },
  // Files, disks, mounts
  { says: ['opened', 'opens', 'open file', 'open files', 'file access', 'accessed', 'accesses', 'reads file', 'read file', 'reads which', 'config file', 'config files', 'file is read', 'opensnoop'], means: ['open', 'file'] },
  { says: ['file not found', 'no such file', 'enoent', 'missing file', 'cannot find file', 'file missing', 'wrong path'], means: ['open', 'file', 'enoent', 'error'] },
  { says: ['permission denied', 'eacces', 'access denied', 'cannot open', 'not allowed to open'], means: ['open', 'capabilit', 'capability', 'permission', 'error'], weight: 0.8 },
  { says: ['operation not permitted', 'eperm', 'not permitted', 'missing privilege', 'privilege', 'privileged', 'root rights', 'cap_sys_admin', 'cap_net_admin', 'cap_net_raw'], means: ['capability', 'capabilities', 'seccomp'] },
  { says: ['deleted', 'delete file', 'deletes', 'removed file', 'modified', 'changed file', 'file changed', 'file change', 'file events', 'file watcher', 'watch files', 'inotify', 'fanotify', 'fswatch'], means: ['fsnotify', 'inotify', 'fanotify', 'file', 'event'] },
  { says: ['disk', 'disk io', 'disk i/o', 'block device', 'block io', 'hdd', 'ssd', 'nvme', 'iops', 'iotop', 'biotop', 'biolatency', 'storage', 'io wait', 'iowait'], means: ['disk', 'block', 'blockio', 'io'] },
  { says: ['slow disk', 'disk is slow', 'disk latency', 'slow storage', 'storage latency', 'slow io', 'io latency', 'slow i/o'], means: ['blockio', 'latency', 'fsslower', 'disk'] },
  { says: ['slow file', 'slow filesystem', 'slow read', 'slow write', 'slow reads', 'slow writes', 'slow fsync', 'fsync', 'nfs', 'ext4', 'xfs', 'btrfs', 'slow files'], means: ['fsslower', 'filesystem', 'slow', 'file'] },
  { says: ['write so much', 'writes so much', 'writing to disk', 'writes to disk', 'disk usage', 'busiest files', 'hot files', 'most written', 'most reads', 'most writes', 'io heavy'], means: ['top', 'write', 'blockio', 'file'], weight: 0.8 },
  { says: ['volume', 'mount failed', 'failed mount', 'umount', 'unmount', 'mountpoint', 'persistent volume', 'pvc'], means: ['mount', 'umount', 'filesystem'] },
  { says: ['file descriptor', 'fd', 'scm_rights', 'unix socket', 'descriptor passing'], means: ['descriptor', 'fd', 'fdpass'] },
  // Processes
  { says: ['execsnoop', 'execve', 'process started', 'new process', 'new processes', 'commands run', 'command executed', 'commands executed', 'what runs', 'what is executed', 'spawned', 'spawn', 'launched', 'started inside', 'executes', 'executed', 'short lived', 'short-lived', 'cryptominer', 'crypto miner', 'malware', 'intruder', 'reverse shell', 'shell started', 'shell in'], means: ['exec', 'execution', 'process', 'program'] },
  { says: ['running processes', 'list processes', 'process list', 'which processes', 'ps', 'ps aux', 'process tree', 'zombie', 'processes running'], means: ['process', 'snapshot'] },
  { says: ['cpu usage', 'cpu time', 'high cpu', 'cpu load', 'high load', 'busy cpu', 'cpu spike', 'htop', 'eats cpu', 'eating cpu', 'hot process', 'cpu hog'], means: ['cpu', 'process', 'top', 'profile'] },
  { says: ['flame graph', 'flamegraph', 'hot function', 'hot functions', 'hot code', 'hotspot', 'perf record', 'profiler', 'profiling', 'where is the time', 'time spent', 'cpu profile', 'sampling'], means: ['profile', 'cpu', 'stack', 'sample'] },
  { says: ['hang', 'hangs', 'hanging', 'stuck', 'frozen', 'freeze', 'blocked forever', 'waiting for each other', 'mutex', 'lock order', 'race', 'lock contention'], means: ['deadlock', 'lock', 'mutex'] },
  { says: ['sigkill', 'sigterm', 'sigsegv', 'sigint', 'sighup', 'sigabrt', 'segfault', 'segmentation fault', 'who sent', 'kill -9', 'exit code 143', '143', 'code 143', 'core dump', 'killsnoop', 'terminated'], means: ['signal', 'kill'] },
  { says: ['strace', 'system call', 'system calls', 'syscall', 'flight recorder', 'ptrace', 'perf trace'], means: ['syscall', 'traceloop', 'seccomp'] },
  { says: ['crash', 'crashed', 'crashing', 'post mortem', 'postmortem', 'before the crash', 'after the fact', 'went wrong'], means: ['traceloop', 'signal', 'crash', 'syscall'], weight: 0.8 },
  { says: ['keystroke', 'typed', 'types', 'typing', 'terminal session', 'terminal', 'tty', 'console session', 'shell session', 'kubectl exec session', 'screen'], means: ['tty', 'terminal', 'ttysnoop'] },
  { says: ['backtrace', 'call stack', 'callstack', 'stack trace', 'stacktrace', 'call trace', 'symbolize', 'symbolise', 'unresolved symbols', 'debug symbols', 'debuginfo'], means: ['stack', 'symbol', 'symbolizer', 'ustack'] },
  // Security
  { says: ['least privilege', 'harden', 'hardening', 'drop privileges', 'drop privilege', 'reduce privileges', 'linux capabilities', 'capability', 'capabilities', 'securitycontext', 'security context'], means: ['capability', 'capabilities', 'security', 'seccomp'] },
  { says: ['seccomp', 'sandbox', 'allow list of syscalls', 'syscall filter', 'blocked syscall', 'syscall blocked', 'bad system call', 'sigsys', 'security profile', 'denied syscall'], means: ['seccomp', 'syscall', 'audit', 'profile'] },
  { says: ['selinux', 'apparmor', 'mandatory access control', 'mac policy', 'security module', 'security hook', 'lsm'], means: ['lsm', 'security', 'hook'] },
  { says: ['vulnerability', 'cve', 'security issue', 'security hole', 'security bug', 'disclosure', 'exploit'], means: ['vulnerability', 'security', 'vex', 'report'] },
  { says: ['sign', 'signature', 'signed', 'cosign', 'notation', 'notary', 'sigstore', 'supply chain', 'provenance', 'tampered', 'trust image'], means: ['verify', 'sign', 'signature', 'cosign'] },
  { says: ['sbom', 'bill of materials', 'cyclonedx', 'checksum', 'sha256'], means: ['sbom', 'verify', 'checksum'] },
  { says: ['only allow', 'allow only', 'allowlist', 'allow list', 'whitelist', 'forbid gadgets', 'block gadgets', 'limit which gadgets', 'permitted', 'lock down', 'lockdown', 'certain gadgets'], means: ['restrict', 'allowed', 'allow'] },
  // Running it
  { says: ['setup', 'set up', 'get started', 'getting started', 'start with', 'first steps', 'try it', 'try out', 'tutorial for beginners', 'begin'], means: ['quick', 'start', 'install'], weight: 0.7 },
  { says: ['installation', 'deploy', 'deployment', 'roll out', 'helm', 'helm chart', 'krew', 'daemonset'], means: ['install', 'deploy', 'kubernetes'] },
  { says: ['uninstall', 'remove', 'undeploy', 'clean up', 'cleanup', 'get rid of', 'delete the deployment'], means: ['uninstall', 'undeploy', 'remove'] },
  { says: ['upgrade', 'update the tool', 'newer version', 'migrate', 'migration', 'old gadgets', 'built-in', 'builtin', 'legacy', 'deprecated'], means: ['switch', 'image-based', 'built-in', 'upgrade', 'migrate'], weight: 0.9 },
  { says: ['kernel version', 'which kernel', 'old kernel', 'my kernel', 'supported kernel', 'supported platforms', 'supported', 'compatible', 'compatibility', 'prerequisites', 'works on', 'run on', 'eks', 'gke', 'aks', 'openshift', 'talos', 'fargate'], means: ['requirement', 'kernel', 'platform'], weight: 0.8 },
  { says: ['without btf', 'no btf', 'missing btf', 'btf missing', 'btf not found', 'btfhub', 'vmlinux', 'co-re'], means: ['btf', 'btfgen', 'requirement'] },
  { says: ['without kubernetes', 'no kubernetes', 'outside kubernetes', 'bare metal', 'standalone', 'stand-alone', 'plain linux', 'linux host', 'virtual machine', 'vm', 'docker host'], means: ['ig', 'linux', 'host', 'local'] },
  { says: ['without installing', 'without installation', 'no installation', 'one shot', 'one-shot', 'ad hoc', 'temporary', 'kubectl debug', 'ephemeral'], means: ['debug', 'quick', 'one-shot', 'ig'] },
  { says: ['mac', 'macos', 'osx', 'windows', 'laptop', 'workstation', 'remote', 'remotely'], means: ['gadgetctl', 'remote', 'macos', 'windows', 'client'] },
  { says: ['background', 'keep running', 'detached', 'detach', 'continuous', 'continuously', 'long running', 'long-running', 'disconnect', 'always on', 'permanently'], means: ['headless', 'detach', 'instance'] },
  { says: ['config', 'configure', 'settings', 'preferences', 'defaults', 'environment variable', 'environment variables', 'env var', 'env vars'], means: ['configuration', 'environment', 'config'] },
  { says: ['air gapped', 'air-gapped', 'airgapped', 'offline', 'no internet', 'without internet', 'disconnected cluster'], means: ['pull', 'disallow', 'export', 'import', 'registry', 'image'] },
  { says: ['private registry', 'registry credentials', 'registry login', 'docker login', 'pull secret', 'imagepullbackoff', 'errimagepull', 'unauthorized', '401', 'authentication'], means: ['registry', 'pull', 'secret', 'login', 'authentication'] },
  { says: ['plain http', 'self-signed', 'without tls', 'http registry', 'local registry', 'no tls', 'http response to https', 'insecure'], means: ['insecure', 'registry', 'registries'] },
  // Data in and out
  { says: ['prometheus', 'grafana', 'metric', 'metrics', 'scrape', 'dashboard', 'monitoring', 'alerting', 'alerts', 'time series'], means: ['metric', 'prometheus', 'otel-metrics', 'export'] },
  { says: ['opentelemetry', 'otel', 'otlp', 'collector', 'loki', 'elasticsearch', 'splunk', 'log pipeline', 'ship logs', 'send logs', 'send events'], means: ['opentelemetry', 'otlp', 'log', 'export'] },
  { says: ['json', 'yaml output', 'jq', 'machine readable', 'output format', 'format output', 'pretty print', 'csv'], means: ['output', 'json', 'format', 'mode'], weight: 0.8 },
  { says: ['only some columns', 'hide column', 'show column', 'choose columns', 'select columns', 'which columns', 'columns', 'add column', 'column'], means: ['field', 'column', 'output'] },
  { says: ['narrow', 'narrow down', 'only one pod', 'only my pod', 'single pod', 'by namespace', 'by pod', 'by label', 'label selector', 'by container', 'too many events', 'too much output', 'noise', 'noisy', 'exclude'], means: ['filter', 'select', 'selector'] },
  { says: ['order by', 'sorted', 'sort by', 'top n', 'largest first', 'top 10', 'limit rows', 'first n'], means: ['sort', 'limit', 'max-entries'] },
  { says: ['stop after', 'duration', 'time limit', 'for 30 seconds', 'seconds', 'run for', 'timeout', 'limited time'], means: ['timeout', 'time', 'limit'], weight: 0.7 },
  { says: ['histogram', 'distribution', 'buckets', 'percentile', 'heat map'], means: ['histogram', 'latency', 'bucket'] },
  { says: ['enrich', 'enrichment', 'metadata of pods', 'pod name', 'pod names', 'container name', 'kubernetes metadata'], means: ['enrichment', 'enrich', 'kubemanager', 'container'], weight: 0.8 },
  { says: ['username', 'user name', 'group name', 'uid to name', 'who is uid'], means: ['uid', 'gid', 'user', 'uidgidresolver'], weight: 0.9 },
  // Making gadgets and working on the tool
  { says: ['write', 'create', 'own gadget', 'my own gadget', 'custom gadget', 'new gadget', 'develop', 'author', 'from scratch', 'scaffold', 'template'], means: ['gadget', 'development', 'hello', 'build'], weight: 0.6 },
  { says: ['compile', 'build image', 'package', 'make image', 'makefile', 'clang'], means: ['build', 'building', 'image'] },
  { says: ['command line flag', 'cli flag', 'option', 'argument', 'switch', 'flag', 'flags', 'options', 'arguments'], means: ['parameter', 'flag'], weight: 0.7 },
  { says: ['web assembly', 'webassembly', 'wasi', 'wazero', 'rust', 'tinygo'], means: ['wasm'] },
  { says: ['golang', 'go program', 'go library', 'go code', 'go package', 'embed in go', 'sdk', 'library', 'programmatically', 'from code'], means: ['go', 'golang', 'api'] },
  { says: ['protobuf', 'rpc', 'grpc', 'protocol', 'wire format'], means: ['grpc', 'api', 'protocol'] },
  { says: ['kprobe', 'kretprobe', 'uprobe', 'usdt', 'tracepoint', 'fentry', 'fexit', 'probe', 'hook function', 'attach'], means: ['program', 'type', 'attach', 'probe'], weight: 0.7 },
  { says: ['ebpf program', 'ebpf programs', 'bpf program', 'bpftool', 'bpf overhead', 'overhead', 'ebpf map', 'bpf maps'], means: ['ebpf', 'bpfstats', 'program'], weight: 0.8 },
  { says: ['unit test', 'integration test', 'test', 'tests', 'testing'], means: ['test', 'testing'] },
  { says: ['pull request', 'contribute', 'contribution', 'commit', 'dco', 'sign off', 'sign-off', 'developer setup', 'development environment', 'hack on'], means: ['contributing', 'contribute', 'commit'] },
  { says: ['continuous integration', 'github actions', 'workflow', 'pipeline', 'fork'], means: ['ci', 'workflow', 'integration'] },
  { says: ['release', 'tag a version', 'new version', 'changelog'], means: ['release', 'releasing'], weight: 0.8 },
  { says: ['how does it work', 'how it works', 'internals', 'design', 'components', 'data flow', 'under the hood', 'inner workings'], means: ['architecture'] },
  { says: ['plugin', 'plugins', 'extension', 'ui', 'web ui', 'gui', 'graphical'], means: ['plugin', 'headlamp', 'k9s', 'ui'], weight: 0.7 },
  { says: ['conference', 'talk', 'talks', 'kubecon', 'schedule'], means: ['kubecon', 'talk', 'conference'], weight: 0.8 },
];

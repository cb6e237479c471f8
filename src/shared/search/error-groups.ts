import type { ConceptGroup } from './concept-groups';

/**
 * Messages as programs print them, by errno or by the layer that speaks, and the subject they are about. The texts are
 * those of Linux (`strerror`), Go, containers and Kubernetes.
 */
export const ERROR_GROUPS: readonly ConceptGroup[] = [
  // Files and disks
  { says: ['too many open files', 'emfile', 'enfile', 'ulimit', 'nofile', 'rlimit'], means: ['open', 'file', 'socket', 'descriptor'] },
  { says: ['no space left', 'enospc', 'disk full', 'disk is full', 'disk quota exceeded', 'edquot', 'disk pressure', 'diskpressure', 'ephemeral storage'], means: ['file', 'write', 'disk', 'space'] },
  { says: ['inotify_add_watch', 'inotify_init', 'inotify watches', 'max_user_watches', 'max_user_instances'], means: ['inotify', 'fsnotify', 'watch'], weight: 1.3 },
  { says: ['cannot open shared object', 'shared object file', 'shared library', 'library fails', 'library not found', 'ld.so', 'missing library'], means: ['open', 'library', 'file'] },
  { says: ['device or resource busy', 'resource busy', 'target is busy', 'ebusy', 'read-only file system', 'erofs', 'failedmount', 'unable to mount', 'transport endpoint is not connected', 'stale file handle', 'estale'], means: ['mount', 'umount'] },
  { says: ['input/output error', 'eio', 'bad file descriptor', 'ebadf'], means: ['file', 'error', 'descriptor'], weight: 0.8 },
  // Starting programs
  { says: ['executable file not found', 'command not found', 'exec format error', 'enoexec', 'not found in path', 'exec user process', 'runcontainererror', 'starterror', 'exit code 126', 'exit code 127', 'text file busy', 'etxtbsy'], means: ['exec', 'start', 'execution', 'error'] },
  { says: ['resource temporarily unavailable', 'eagain', 'cannot fork', 'fork failed', 'fork', 'pids limit', 'cannot create thread', 'cannot allocate memory', 'enomem'], means: ['process', 'thread', 'snapshot'], weight: 0.9 },
  { says: ['no such process', 'esrch', 'sigpipe', 'exit code 139', 'exit code 143', 'exit code 134', 'exit code 2', 'non-zero exit code', 'nonzero exit code', 'liveness probe', 'liveness', 'readiness probe', 'health check', 'probe failed', 'killing container', 'terminating', 'stopped container', 'graceful shutdown'], means: ['signal', 'sigterm', 'kill'], weight: 0.9 },
  { says: ['back-off restarting', 'backoff restarting', 'restarting failed container'], means: ['crash', 'traceloop', 'oomkill', 'signal'], weight: 0.9 },
  { says: ['function not implemented', 'enosys', 'sigsys', 'exit code 159', 'code 159', 'seccomp violation'], means: ['seccomp', 'syscall', 'audit'] },
  { says: ['denied by policy', 'avc denied', 'avc', 'apparmor denied', 'audit denied'], means: ['lsm', 'security', 'hook'] },
  { says: ['errno 2', 'errno 13', 'errno 28', 'filenotfounderror', 'permissionerror', 'filenotfoundexception', 'accessdeniedexception'], means: ['open', 'file', 'error'] },
  // Connections
  { says: ['errno 98', 'bindexception', 'port is already allocated'], means: ['bind', 'port', 'socket'], weight: 1.3 },
  { says: ['errno 110', 'errno 111', 'errno 113', 'errno 104', 'connectexception', 'sockettimeoutexception', 'connectionreseterror', 'connectionrefusederror'], means: ['tcp', 'connect', 'connection'] },
  { says: ['no route to host', 'ehostunreach', 'enetunreach', 'network is unreachable', 'host is down', 'host is unreachable'], means: ['tcp', 'connect', 'connection', 'error'] },
  { says: ['broken pipe', 'epipe', 'unexpected eof', 'connection closed', 'connection aborted', 'econnaborted', 'upstream connect error', '502', '503', '504', 'bad gateway', 'gateway timeout', 'service unavailable'], means: ['tcp', 'connection', 'tcpdrop'], weight: 0.9 },
  { says: ['i/o timeout', 'deadline exceeded', 'timed out', 'timeout exceeded', 'request timeout', 'client.timeout'], means: ['timeout', 'connection', 'time'], weight: 0.9 },
  { says: ['dial tcp', 'dial'], means: ['tcp', 'connect', 'connection'], weight: 0.9 },
  // Go says what failed after the address: `dial tcp: lookup db on 10.96.0.10:53: no such host`.
  { says: ['dial tcp lookup', 'tcp lookup'], means: ['dns', 'query', 'resolution'], weight: 2 },
  { says: ['eai_again', 'name does not resolve', 'name or service not known', 'server misbehaving', 'unknownhostexception', 'enotfound', 'getaddrinfo', 'bad address'], means: ['dns', 'resolution', 'query'], weight: 1.2 },
  { says: ['handshake failure', 'handshake failed', 'handshake timeout', 'certificate verify failed', 'ssl error', 'protocol version alert'], means: ['tls', 'ssl', 'handshake'] },
  // Registries, clusters, loading gadgets
  { says: ['x509', 'certificate signed by', 'unknown authority', 'self-signed certificate', 'certificate is not trusted', 'certificate has expired'], means: ['certificate', 'tls', 'insecure', 'registry'] },
  { says: ['manifest unknown', 'manifest not found', 'image not found', 'name unknown', 'pull access denied', 'no such image', 'failed to pull', 'toomanyrequests', 'rate limit'], means: ['image', 'pull', 'registry'] },
  { says: ['forbidden', 'cannot create resource', 'cannot list resource', 'cannot get resource', 'rbac', 'clusterrole', 'cluster role', 'service account', 'serviceaccount', 'not authorized'], means: ['rbac', 'permission', 'role', 'install'] },
  { says: ['verifier', 'verifier error', 'program rejected', 'failed to load program', 'load program', 'field programs', 'failed to create link', 'failed to attach'], means: ['ebpf', 'program', 'load', 'attach'], weight: 0.9 },
  { says: ['lost samples', 'lost events', 'samples lost', 'lost', 'missed events', 'dropped events', 'buffer full'], means: ['lost', 'sample', 'event', 'buffer'], weight: 0.8 },
];

/** What people see go wrong, in their words, and the gadget that shows why. */
export const SYMPTOMS: readonly { text: string; gadget: string }[] = [
  { text: 'A pod cannot resolve a name, or lookups are slow', gadget: 'trace_dns' },
  { text: 'A container was killed and you suspect its memory limit', gadget: 'trace_oomkill' },
  { text: 'Connections are refused or end unexpectedly', gadget: 'trace_tcp' },
  { text: 'The network is slow and packets seem to get lost', gadget: 'trace_tcpretrans' },
  { text: 'Programs are started that should not be there', gadget: 'trace_exec' },
  { text: 'A program does not find its file or configuration', gadget: 'trace_open' },
  { text: 'A node is busy and you need to know with what', gadget: 'top_process' },
  { text: 'One process burns CPU and you need to know where', gadget: 'profile_cpu' },
  { text: 'Disk access takes longer than it should', gadget: 'profile_blockio' },
  { text: 'A container crashed and its last system calls matter', gadget: 'traceloop' },
  { text: 'You want to know which pod listens on a port', gadget: 'snapshot_socket' },
  { text: 'You want the raw packets of one pod', gadget: 'tcpdump' },
];

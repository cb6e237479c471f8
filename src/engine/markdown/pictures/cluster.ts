import { bar, cell, frame, trace, type Picture } from './parts';

/** Who talks to whom when a gadget runs on a cluster, in five steps. */
export const CLUSTER: Picture = {
  label:
    'A cluster: kubectl gadget reaches the gadget pod of each node through the Kubernetes API server; each pod fetches the image from the registry, loads its programs into the kernel of its node and sends rows back.',
  wide: {
    width: 704,
    height: 316,
    parts: [
      frame(2, 112, 260, 202, 'Node 1'),
      frame(442, 112, 260, 202, 'Node 2', 644),
      trace('M154 30h176', [1, 5]),
      trace('M334 42 152 182', [2, 5]),
      trace('M370 42 552 182', [2, 5]),
      trace('M330 200H154', [3]),
      trace('M374 200h176', [3]),
      trace('M132 250v18', [4]),
      trace('M572 250v18', [4]),
      cell(132, 30, 'develop', 'kubectl gadget', [1, 5]),
      cell(352, 30, 'api', 'API server', [1, 2, 5]),
      cell(352, 200, 'gadgets', 'OCI registry', [3]),
      cell(132, 200, 'trace', 'gadget pod', [2, 3, 4, 5]),
      cell(572, 200, 'trace', 'gadget pod', [2, 3, 4, 5]),
      bar(18, 268, 228, 'kernel', [4]),
      bar(458, 268, 228, 'kernel', [4]),
    ],
  },
  narrow: {
    width: 304,
    height: 420,
    parts: [
      frame(2, 112, 140, 202, 'Node 1'),
      frame(162, 112, 140, 202, 'Node 2', 246),
      trace('M72 30h58', [1, 5]),
      trace('M134 86 84 182', [2, 5]),
      trace('M170 86 220 182', [2, 5]),
      trace('M152 348V200H94', [3]),
      trace('M152 200h58', [3]),
      trace('M72 250v18', [4]),
      trace('M232 250v18', [4]),
      cell(50, 30, 'develop', 'kubectl gadget', [1, 5]),
      cell(152, 30, 'api', 'API server', [1, 2, 5]),
      cell(152, 370, 'gadgets', 'OCI registry', [3]),
      cell(72, 200, 'trace', 'gadget pod', [2, 3, 4, 5]),
      cell(232, 200, 'trace', 'gadget pod', [2, 3, 4, 5]),
      bar(12, 268, 120, 'kernel', [4]),
      bar(172, 268, 120, 'kernel', [4]),
    ],
  },
};

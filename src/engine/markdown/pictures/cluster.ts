import { bar, cell, frame, trace, type Picture } from './parts';

/** Who talks to whom when a gadget runs on a cluster, in five steps. */
export const CLUSTER: Picture = {
  width: 420,
  height: 330,
  label:
    'A cluster: kubectl gadget reaches the gadget pod of each node through the Kubernetes API server; each pod fetches the image from the registry, loads its programs into the kernel of its node and sends rows back.',
  parts: [
    trace('M88 52h84', [1, 5]),
    trace('M166 98 115 168', [2, 5]),
    trace('M230 98 295 168', [2, 5]),
    trace('M331 66 130 176', [3]),
    trace('M352 98 325 168', [3]),
    trace('M105 244v32', [4]),
    trace('M315 244v32', [4]),
    cell(64, 52, 'develop', 'kubectl gadget', [1, 5]),
    cell(196, 52, 'api', 'API server', [1, 2, 5]),
    cell(356, 52, 'gadgets', 'OCI registry', [3]),
    frame(8, 132, 194, 182, 'Node 1'),
    frame(218, 132, 194, 182, 'Node 2'),
    cell(105, 196, 'trace', 'gadget pod', [2, 3, 4, 5]),
    cell(315, 196, 'trace', 'gadget pod', [2, 3, 4, 5]),
    bar(20, 276, 170, 'kernel', [4]),
    bar(230, 276, 170, 'kernel', [4]),
  ],
};

import type { ElementContent } from 'hast';
import { bar, cell, frame, trace, type Picture } from './shapes';

/** Top of the nodes, and where the row above them and the pods in them have their middle. */
const NODES = 112;
const ABOVE = 30;
const PODS = 200;

/** Where a node is: its left edge and its width, the middle of its pod, the space beside its kernel, and its name. */
interface NodePlace {
  x: number;
  width: number;
  pod: number;
  inset: number;
  name?: number;
}

/** What the drawings differ in. */
interface Layout {
  nodes: readonly [NodePlace, NodePlace];
  /** Middle of the one who calls, of the server and of the registry. */
  client: number;
  server: number;
  registry: readonly [x: number, y: number];
  /** Lines from the client to the server, from there to each pod, and from the registry to each pod. */
  call: string;
  orders: readonly [string, string];
  images: readonly [string, string];
}

/** The parts of a drawing, each with the steps in which it is lit. */
function parts({ nodes, client, server, registry, call, orders, images }: Layout): ElementContent[] {
  const [x, y] = registry;
  return [
    ...nodes.map((node, index) => frame(node.x, NODES, node.width, 202, `Node ${index + 1}`, node.name)),
    trace(call, [1, 5]),
    ...orders.map((line) => trace(line, [2, 5])),
    ...images.map((line) => trace(line, [3])),
    ...nodes.map(({ pod }) => trace(`M${pod} 250v18`, [4])),
    cell(client, ABOVE, 'develop', 'kubectl gadget', [1, 5]),
    cell(server, ABOVE, 'api', 'API server', [1, 2, 5]),
    cell(x, y, 'gadgets', 'OCI registry', [3]),
    ...nodes.map(({ pod }) => cell(pod, PODS, 'trace', 'gadget pod', [2, 3, 4, 5])),
    ...nodes.map(({ x, width, inset }) => bar(x + inset, 268, width - 2 * inset, 'kernel', [4])),
  ];
}

/** Who talks to whom when a gadget runs on a cluster, in five steps. */
export const CLUSTER: Picture = {
  label:
    'A cluster: kubectl gadget reaches the gadget pod of each node through the Kubernetes API server; each pod fetches ' +
    'the image from the registry, loads its programs into the kernel of its node and sends rows back.',
  wide: {
    width: 704,
    height: 316,
    parts: parts({
      nodes: [
        { x: 2, width: 260, pod: 132, inset: 16 },
        { x: 442, width: 260, pod: 572, inset: 16, name: 644 },
      ],
      client: 132,
      server: 352,
      registry: [352, PODS],
      call: 'M154 30h176',
      orders: ['M334 42 152 182', 'M370 42 552 182'],
      images: ['M330 200H154', 'M374 200h176'],
    }),
  },
  narrow: {
    width: 304,
    height: 420,
    parts: parts({
      nodes: [
        { x: 2, width: 140, pod: 72, inset: 10 },
        { x: 162, width: 140, pod: 232, inset: 10, name: 246 },
      ],
      client: 50,
      server: 152,
      registry: [152, 370],
      call: 'M72 30h58',
      orders: ['M134 86 84 182', 'M170 86 220 182'],
      images: ['M152 348V200H94', 'M152 200h58'],
    }),
  },
};

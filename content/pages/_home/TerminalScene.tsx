import type { ReactNode } from 'react';
import { docs } from './links';

const COMMAND =
  'kubectl gadget run trace_dns:latest -n shop --fields k8s.podName,proc.comm,qr,qtype,name,latency_ns,rcode';
const COLUMNS = ['K8S.PODNAME', 'COMM', 'QR', 'QTYPE', 'NAME', 'LATENCY_NS', 'RCODE'];
const WIDTHS = [13, 8, 4, 7, 32, 13, 0];
const ROWS = [
  ['cart-6f', 'python3', 'Q', 'A', 'stock.shop.svc.cluster.local.', '0ns', ''],
  ['cart-6f', 'python3', 'R', 'A', 'stock.shop.svc.cluster.local.', '1.12ms', 'Success'],
  ['front-8b', 'nginx', 'Q', 'AAAA', 'cart.shop.svc.cluster.local.', '0ns', ''],
  ['front-8b', 'nginx', 'R', 'AAAA', 'cart.shop.svc.cluster.local.', '984.20µs', 'Success'],
  ['cart-6f', 'python3', 'Q', 'A', 'orders.shop.svc.cluster.local.', '0ns', ''],
  ['cart-6f', 'python3', 'R', 'A', 'orders.shop.svc.cluster.local.', '840.15µs', 'NameError'],
];
const FOUND = ROWS.length - 1;

/** Cells padded to their columns, as the terminal prints them. */
const align = (cells: string[]): string =>
  cells
    .map((cell, index) => cell.padEnd(WIDTHS[index] ?? 0))
    .join('')
    .trimEnd();

/** A gadget at work: the lines appear one after the other (in the style sheet alone), the lens stops over the answer. */
export function TerminalScene(): ReactNode {
  return (
    <figure className="scene">
      <div className="terminal scene__terminal">
        <p className="scene__bar">
          trace_dns <span>kubectl gadget</span>
        </p>
        {/* Wide output scrolls in itself, so it can take the focus. */}
        <pre
          className="scene__output"
          tabIndex={0}
          role="group"
          aria-label="Example: a gadget shows a failing name lookup"
        >
          <code>
            <span className="scene__line scene__line--command">
              <span className="prompt">$ </span>
              {COMMAND}
            </span>
            {'\n'}
            <span className="scene__line scene__line--head">{align(COLUMNS)}</span>
            {'\n'}
            {ROWS.map((row, index) => (
              <span key={row.join(' ')}>
                <span className={index === FOUND ? 'scene__line scene__line--found' : 'scene__line'}>{align(row)}</span>
                {'\n'}
              </span>
            ))}
          </code>
        </pre>
        <Lens />
      </div>
      <figcaption>
        The pod <code>cart-6f</code> asks for a service that does not exist, and gets its answer in less than a
        millisecond: the name is wrong, not the network. <a href={docs('gadgets/trace_dns')}>How to read trace_dns</a>
      </figcaption>
    </figure>
  );
}

/** The loupe over the value that explains the problem. It repeats what the row says, larger. */
function Lens(): ReactNode {
  return (
    <svg className="scene__lens" viewBox="0 0 240 230" width="240" height="230" aria-hidden="true" focusable="false">
      <path className="scene__handle" d="m160 154 58 58" />
      <path className="scene__glass" d="M96 8 178 55v94l-82 47-82-47V55Z" />
      <text className="scene__near" x="96" y="62">
        Success
      </text>
      <text className="scene__value" x="96" y="110">
        NameError
      </text>
      <path className="scene__trace" d="M15 146h46l11-20 19 36 11-16h75" />
    </svg>
  );
}

import type { ReactNode } from 'react';
import { MARK_CELL } from '../../../src/shared/marks';
import { Breakable } from './Breakable';
import { docs } from './links';

interface Step {
  title: string;
  text: ReactNode;
  /** The mark in the cell of the drawing, on the grid of the marks. */
  drawing: string;
  /** The event as it is known at this step; marked parts are new. */
  record: ReactNode;
}

const NAME = <Breakable value="orders.shop.svc.cluster.local." />;

const STEPS: Step[] = [
  {
    title: 'Kernel',
    text: 'A packet leaves a socket. The kernel knows a network namespace, a process and an address. It knows nothing about pods.',
    drawing: 'M9 9h6v6H9Zm1.5-3v3m3-3v3m-3 6v3m3-3v3M6 10.5h3m-3 3h3m6-3h3m-3 3h3',
    record: <>netns 4026532841 pid 3310{'\n'}udp 10.244.1.17:51920 → 10.96.0.10:53</>,
  },
  {
    title: 'Gadget',
    text: 'A small eBPF program attached at the right place keeps only what its job needs. A WebAssembly module decodes the rest.',
    drawing: 'M3.1 12.5h4.4l2.3-5 4 9 2.2-4h4.9',
    record: (
      <>
        <b>python3</b> <b>Q AAAA {NAME}</b>
        {'\n'}netns 4026532841 pid 3310
      </>
    ),
  },
  {
    title: 'Enrichment',
    text: 'Kernel ids become names: node, namespace, pod, container. It works the other way round too: a filter on a pod is applied in the kernel, so what you did not ask for costs next to nothing.',
    drawing: 'M7.5 8h4.5l5 5-4.5 4.5-5-5Zm2.25 2.25h.01',
    record: (
      <>
        <b>node-2 shop cart-6f cart</b>
        {'\n'}python3 Q AAAA {NAME}
      </>
    ),
  },
  {
    title: 'You',
    text: (
      <>
        Read it as columns, JSON or YAML, sort and filter it, or{' '}
        <a href={docs('reference/export-metrics')}>export it</a>.
      </>
    ),
    drawing: 'm8 9 3 3-3 3m4.5 0H16',
    record: (
      <>
        NAME RCODE{'\n'}
        {NAME} <b>NameError</b>
      </>
    ),
  },
];

/** How it works, told by one event that gathers meaning on its way from the kernel to the reader. */
export function EventStory(): ReactNode {
  return (
    <section className="home__section" aria-labelledby="how-it-works">
      <h2 id="how-it-works">How an event becomes a row</h2>
      <ol>
        {STEPS.map((step) => (
          <li className="story__step" key={step.title}>
            <svg
              className="story__cell"
              viewBox="0 0 24 24"
              width="64"
              height="64"
              aria-hidden="true"
              focusable="false"
            >
              <path d={MARK_CELL} />
              <path d={step.drawing} />
            </svg>
            <div className="story__text">
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </div>
            <pre className="story__record">
              <code>{step.record}</code>
            </pre>
          </li>
        ))}
      </ol>
    </section>
  );
}

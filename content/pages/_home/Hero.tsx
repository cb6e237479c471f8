import type { ReactNode } from 'react';
import { docs } from './links';

/** What the tool does, for whom, and the two ways on. */
export function Hero(): ReactNode {
  return (
    <header className="home__hero">
      <h1>Look inside running pods and Linux hosts</h1>
      <p className="home__lead">
        Inspektor Gadget shows operators and developers what their workloads do, as the kernel sees it. Each gadget is a
        small eBPF program with one job; each line it prints names the pod behind it.
      </p>
      <p className="home__actions">
        <a className="button button--primary" href={docs('quick-start')}>Run your first gadget</a>
        <a className="button" href="#symptoms">Start from a symptom</a>
      </p>
    </header>
  );
}

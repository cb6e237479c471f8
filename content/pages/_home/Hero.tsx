import type { ReactNode } from 'react';
import { docs } from './links';

const REPOSITORY = 'https://github.com/inspektor-gadget/inspektor-gadget';

/** What the tool does, for whom, and the two ways on. */
export function Hero(): ReactNode {
  return (
    <header className="home__hero">
      <h1>Look inside running pods and Linux hosts</h1>
      <p className="home__lead">
        Inspektor Gadget shows what your workloads do, as the kernel sees it. Each gadget is a small eBPF program with
        one job, and each line it prints names the pod.
      </p>
      <p className="home__actions">
        <a className="button button--primary" href={docs('quick-start')}>
          Run your first gadget
        </a>
        <a className="button" href="#symptoms">
          Find by symptom
        </a>
      </p>
    </header>
  );
}

/** What newcomers ask first, in one plain line. */
export function Facts(): ReactNode {
  return (
    <ul className="home__facts">
      <li>
        <a href={docs('reference/requirements')}>Linux with BTF</a>, on amd64 and arm64
      </li>
      <li>
        <a href={docs('reference/install-kubernetes')}>Kubernetes</a> or{' '}
        <a href={docs('reference/ig')}>a single host</a>
      </li>
      <li>
        <a href={`${REPOSITORY}/blob/main/LICENSE`}>Apache License 2.0</a>, its eBPF code{' '}
        <a href={`${REPOSITORY}/blob/main/LICENSE-bpf.txt`}>GPL 2.0</a>
      </li>
      <li>
        A <a href={docs('devel/contributing')}>CNCF project</a>
      </li>
    </ul>
  );
}

import type { ReactNode } from 'react';
import { Breakable } from './Breakable';
import { docs } from './links';

interface Start {
  title: string;
  text: string;
  commands: string[];
  links: { label: string; href: string }[];
}

const STARTS: Start[] = [
  {
    title: 'On a Kubernetes cluster',
    text: 'The plugin comes with Krew, and one command puts a pod on every node. The first rows take five seconds: the health checks of those pods.',
    commands: ['kubectl krew install gadget', 'kubectl gadget deploy', 'kubectl gadget run trace_exec:latest -A'],
    links: [
      { label: 'Step by step', href: 'quick-start#kubernetes' },
      { label: 'One-off run on one node', href: 'quick-start#one-shot-command-on-one-worker-node' },
      { label: 'Other ways to install', href: 'reference/install-kubernetes' },
    ],
  },
  {
    title: 'On a Linux host',
    text: 'The same gadgets without a cluster: one container, nothing installed. It prints each program that starts, on the host and in its containers.',
    commands: [
      'docker run -ti --rm --privileged -v /:/host --pid=host \\\n  ghcr.io/inspektor-gadget/ig:latest run trace_exec:latest --host',
    ],
    links: [
      { label: 'Step by step', href: 'quick-start#linux' },
      { label: 'Install the ig binary', href: 'reference/install-linux' },
      { label: 'What your kernel needs', href: 'reference/requirements' },
    ],
  },
];

/** The words of a command, each on one line where there is room for it. */
function Words({ command }: { command: string }): ReactNode {
  return command.split(/(\s+)/).map((part, index) =>
    index % 2 === 1 ? (
      part
    ) : (
      <span className="scene__word" key={part}>
        <Breakable value={part} />
      </span>
    ),
  );
}

/** The routes to a first result. */
export function Starts(): ReactNode {
  return (
    <section className="home__section" aria-labelledby="start">
      <h2 id="start">First output in a few minutes</h2>
      <div className="starts">
        {STARTS.map((start) => (
          <div className="start" key={start.title}>
            <h3>{start.title}</h3>
            <p>{start.text}</p>
            <pre className="terminal start__commands" tabIndex={0} role="group" aria-label={`Commands: ${start.title}`}>
              <code>
                {start.commands.map((command) => (
                  <span key={command}>
                    <span className="prompt">$ </span>
                    <Words command={command} />
                    {'\n'}
                  </span>
                ))}
              </code>
            </pre>
            <ul className="start__links">
              {start.links.map((link) => (
                <li key={link.href}>
                  <a href={docs(link.href)}>{link.label}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

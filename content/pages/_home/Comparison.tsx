import type { ReactNode } from 'react';
import { docs } from './links';

interface Tool {
  name: string;
  href: string;
  answers: string;
  needs: string;
  keeps: string;
  costs: string;
}

const TOOLS: Tool[] = [
  {
    name: 'Inspektor Gadget',
    href: docs(''),
    answers: 'What this pod, container or process does right now',
    needs: 'Linux 5.10 with BTF; a DaemonSet, or ig as root',
    keeps: 'Nothing, unless you export it',
    costs: 'Per running gadget',
  },
  {
    name: 'Hubble',
    href: 'https://docs.cilium.io/en/stable/observability/hubble/setup/',
    answers: 'Which workloads talk to each other, which flows a policy drops',
    needs: 'Cilium as the cluster network',
    keeps: 'Recent flows on each node',
    costs: 'Part of Cilium, always on',
  },
  {
    name: 'Falco',
    href: 'https://falco.org/docs/',
    answers: 'What breaks a rule: alerts on suspicious behaviour',
    needs: 'An eBPF probe or kernel module, and rules',
    keeps: 'Nothing; sends alerts to other systems',
    costs: 'Always on',
  },
  {
    name: 'Tetragon',
    href: 'https://tetragon.io/docs/concepts/',
    answers: 'Who started what and what it touched; can stop it',
    needs: 'Linux 4.19 with BTF, and policies',
    keeps: 'A rotated log on each node',
    costs: 'Always on',
  },
  {
    name: 'Pixie',
    href: 'https://docs.px.dev/about-pixie/what-is-pixie/',
    answers: 'Which requests services exchanged, with their contents',
    needs: 'Kubernetes 1.21, supported nodes',
    keeps: 'Hours, in node memory',
    costs: 'Always on, 2 GiB per node',
  },
  {
    name: 'Parca',
    href: 'https://www.parca.dev/docs/overview/',
    answers: 'Which code uses the CPU, compared over time',
    needs: 'Linux 5.3 with BTF, an agent per node and a server',
    keeps: 'Profiles, in its server',
    costs: 'Always on, 19 samples a second',
  },
  {
    name: 'bpftrace',
    href: 'https://bpftrace.org/',
    answers: 'Whatever you can write as a script, on one host',
    needs: 'Root, and knowledge of the probes',
    keeps: 'Nothing',
    costs: 'Per running script',
  },
  {
    name: 'kubectl debug',
    href: 'https://kubernetes.io/docs/reference/kubectl/generated/kubectl_debug/',
    answers: 'What a shell next to a container or on a node shows',
    needs: 'The right to add debug containers',
    keeps: 'Nothing',
    costs: 'One container while you look',
  },
];

const HEADS = [
  ['answers', 'Answers'],
  ['needs', 'Needs'],
  ['keeps', 'Keeps'],
  ['costs', 'Costs'],
] as const;

/** What other tools are better at, so that readers choose well. */
export function Comparison(): ReactNode {
  return (
    <section className="home__section" aria-labelledby="how-it-compares">
      <h2 id="how-it-compares">How it compares</h2>
      <p>
        Inspektor Gadget answers the question you have right now. It does not block, alert or keep history. These tools
        have other strengths and run side by side with it. Checked on 28 November 2026.
      </p>
      <table className="comparison">
        <thead>
          <tr>
            <th scope="col">Tool</th>
            {HEADS.map(([, head]) => (
              <th scope="col" key={head}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {TOOLS.map((tool) => (
            <tr key={tool.name}>
              <th scope="row">
                <a href={tool.href}>{tool.name}</a>
              </th>
              {HEADS.map(([part, head]) => (
                <td data-head={head} key={head}>
                  {tool[part]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="symptoms__more">
        <a href={docs('#how-it-compares')}>Full comparison, with sources</a>
      </p>
    </section>
  );
}

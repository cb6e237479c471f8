import type { SiteConfigInput } from './src/engine/read/config/schema';

/** The site of Inspektor Gadget. Every field is explained in `src/engine/read/config/schema.ts`. */
export default {
  title: 'Inspektor Gadget',
  tagline:
    'Inspect Kubernetes workloads, containers and Linux hosts with eBPF programs that you run like container images.',
  url: 'https://inspektor-gadget.io',
  base: process.env['SITE_BASE'] ?? '/',
  repository: 'https://github.com/inspektor-gadget/inspektor-gadget',
  // A hexagonal lens over a trace line.
  logo: {
    sign: [
      { path: 'M13.5 2.5 23.5 8.25v11.5L13.5 25.5 3.5 19.75V8.25Z' },
      { path: 'm22.75 21.5 6.5 6.5', weight: 'strong' },
      { path: 'M3.5 14.5h5l2.5-5 4.5 9.5 2.25-4.5h5.75', weight: 'signal' },
    ],
    navbar: {
      width: 103,
      words: [
        { text: 'Inspektor', x: 38, y: 14.6, width: 64 },
        { text: 'Gadget', x: 38, y: 28.6, width: 46.5 },
      ],
    },
    footer: { width: 155, words: [{ text: 'Inspektor Gadget', x: 38, y: 21, width: 116 }] },
  },
  navbar: {
    items: [
      { type: 'link', label: 'Home', to: '/' },
      { type: 'link', label: 'Blog', to: '/blog' },
      { type: 'docSidebar', label: 'Docs', sidebar: 'mainSidebar' },
      { type: 'docsVersionDropdown', position: 'right' },
      { type: 'localeDropdown', position: 'right' },
      { type: 'search', position: 'right' },
      {
        type: 'repository',
        label: 'GitHub',
        href: 'https://github.com/inspektor-gadget/inspektor-gadget',
        position: 'right',
      },
      { type: 'colorMode', position: 'right' },
    ],
  },
  footer: {
    groups: [
      {
        title: 'Community',
        links: [
          { label: 'Contribute', href: '/docs/latest/devel/contributing' },
          { label: 'GitHub', href: 'https://github.com/inspektor-gadget/inspektor-gadget' },
        ],
      },
    ],
    copyright: '© 2025 The Inspektor Gadget Contributors',
    trademark:
      'The Linux Foundation has registered trademarks and uses trademarks. Its list of trademarks is on linuxfoundation.org/trademark-usage.',
  },
  docs: {
    layers: ['v0.44.1', 'v0.45.0', 'v0.46.0', 'main'],
    // IG_KREW is what `kubectl krew install` takes: the plain name where the newest release is documented, else the
    // manifest with which the release was published, at a commit of github.com/kubernetes-sigs/krew-index.
    versions: [
      {
        name: 'latest',
        status: 'latest',
        servesLayer: 'v0.46.0',
        variables: {
          IG_TAG: 'v0.46.0',
          IG_BRANCH: 'v0.46.0',
          IG_CHART: '0.46.0',
          IG_KREW: 'gadget',
        },
      },
      {
        name: 'main',
        status: 'unreleased',
        variables: { IG_TAG: 'latest', IG_BRANCH: 'main', IG_CHART: '1.0.0-dev', IG_KREW: 'gadget' },
      },
      {
        name: 'v0.46.0',
        status: 'supported',
        variables: {
          IG_TAG: 'v0.46.0',
          IG_BRANCH: 'v0.46.0',
          IG_CHART: '0.46.0',
          IG_KREW:
            '--manifest-url=https://raw.githubusercontent.com/kubernetes-sigs/krew-index/ad2e5de6888d88954a377fc4ea372c830a676a29/plugins/gadget.yaml',
        },
      },
      {
        name: 'v0.45.0',
        status: 'unmaintained',
        variables: {
          IG_TAG: 'v0.45.0',
          IG_BRANCH: 'v0.45.0',
          IG_CHART: '0.45.0',
          IG_KREW:
            '--manifest-url=https://raw.githubusercontent.com/kubernetes-sigs/krew-index/1a90b6e917d278c2c2fd99d0becb2d6f79b32c9b/plugins/gadget.yaml',
        },
      },
      {
        name: 'v0.44.1',
        status: 'unmaintained',
        variables: {
          IG_TAG: 'v0.44.1',
          IG_BRANCH: 'v0.44.1',
          IG_CHART: '0.44.1',
          IG_KREW:
            '--manifest-url=https://raw.githubusercontent.com/kubernetes-sigs/krew-index/13c4cd5980e97fa9b395f2e6423651ea2dd1e6d1/plugins/gadget.yaml',
        },
      },
    ],
    editUrl: 'https://github.com/inspektor-gadget/website/edit/main',
    issueUrl: 'https://github.com/inspektor-gadget/website/issues/new',
  },
  blog: { description: 'Releases, new gadgets and notes from debugging real systems.' },
  readerVariables: { NAMESPACE: 'default', POD: 'my-pod', CONTAINER: 'my-container', NODE: 'my-node' },
  tools: ['kubectl gadget', 'ig', 'gadgetctl'],
  redirects: [
    { from: '/docs', to: '/docs/latest' },
    { from: '/docs/latest/guides/run', to: '/docs/latest/reference/run' },
    { from: '/docs/latest/core-concepts/architecture', to: '/docs/latest/reference/architecture' },
    { from: '/docs/latest/getting-started/quick-start', to: '/docs/latest/quick-start' },
    { from: '/docs/latest/ig', to: '/docs/latest/reference/ig' },
    { from: '/docs/latest/getting-started/install-kubernetes', to: '/docs/latest/reference/install-kubernetes' },
    { from: '/docs/latest/getting-started/install-linux', to: '/docs/latest/reference/install-linux' },
  ],
} satisfies SiteConfigInput;

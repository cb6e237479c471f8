/** A kind of edit, and the page on which it is seen. */
export interface Edit {
  name: string;
  /** Path below the root of the site. */
  file: string;
  /** The file is not there before. */
  isNew?: boolean;
  route: string;
  /** The text with words in it that are looked for. */
  change(text: string, words: string): string;
}

const append = (text: string, words: string): string => `${text}\n${words}\n`;

/** Ten kinds of edit; the first is the one that is repeated. */
export const EDITS: readonly [Edit, ...Edit[]] = [
  {
    name: 'text of a page',
    file: 'content/docs/v0.44.1/gadgets/trace_bind.md',
    route: '/docs/latest/gadgets/trace_bind',
    change: append,
  },
  {
    name: 'code of a page',
    file: 'content/docs/v0.44.1/gadgets/trace_bind.md',
    route: '/docs/latest/gadgets/trace_bind',
    change: (text, words) => `${text}\n\`\`\`bash\necho ${words}\n\`\`\`\n`,
  },
  {
    name: 'title',
    file: 'content/docs/v0.44.1/gadgets/trace_bind.md',
    route: '/docs/latest/gadgets/trace_bind',
    change: (text, words) => text.replace(/^title: .*$/m, `title: ${words}`),
  },
  {
    name: 'title in a list',
    file: 'content/docs/v0.44.1/gadgets/trace_bind.md',
    route: '/docs/latest/gadgets/',
    change: (text, words) => text.replace(/^title: .*$/m, `title: ${words}`),
  },
  {
    name: 'largest page',
    file: 'content/docs/main/reference/run.md',
    route: '/docs/main/reference/run',
    change: append,
  },
  {
    name: 'gadget data',
    file: 'content/gadgets/trace_bind.yaml',
    route: '/docs/latest/gadgets/trace_bind',
    change: (text, words) => text.replace(/^( +meaning: ).*$/m, `$1${words}`),
  },
  {
    name: 'text of a post',
    file: 'content/blog/2025/2025-10-23-debug-kubernetes-pods-with-traceloop.md',
    route: '/blog/2025/10/debug-kubernetes-pods-with-traceloop',
    change: append,
  },
  {
    name: 'new page',
    file: 'content/docs/main/reference/benched.md',
    isNew: true,
    route: '/docs/main/reference/',
    change: (_, words) => `---\ntitle: ${words}\ndescription: A page.\n---\n\nText.\n`,
  },
  {
    name: 'new post',
    file: 'content/blog/2025/2026-11-21-benched.md',
    isNew: true,
    route: '/blog',
    change: (_, words) => `---\ntitle: ${words}\nauthors: []\ntags: []\n---\n\nText.\n\n<!-- truncate -->\n`,
  },
  {
    name: 'configuration',
    file: 'site.config.ts',
    route: '/docs/latest/quick-start',
    change: (text, words) => text.replace("label: 'Contribute'", `label: '${words}'`),
  },
];

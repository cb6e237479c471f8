import type { Mutant } from './mutant';

const READ = ['src/engine/read/quick-yaml.test.ts'];

/** Mistakes in what reads YAML quickly, and in what leaves it to the parser that knows places. */
export const YAML_MUTANTS: Mutant[] = [
  {
    file: 'src/engine/read/quick-yaml.ts',
    change: 'an anchor behind a colon is not seen',
    from: '[\\s[{,:])',
    to: '[\\s[{,])',
    tests: READ,
  },
  {
    file: 'src/engine/read/quick-yaml.ts',
    change: 'a key that is nothing is called null',
    from: "key === null || typeof key === 'object'",
    to: "typeof key === 'object' && key !== null",
    tests: READ,
  },
  {
    file: 'src/engine/read/quick-yaml.ts',
    change: 'a number loses its writing',
    from: 'String(value) === source ? value : source',
    to: 'source !== "" ? value : source',
    tests: READ,
  },
  {
    file: 'src/engine/read/yaml.ts',
    change: 'what does not fit its schema is taken',
    from: 'if (quick && sound?.success) {',
    to: 'if (quick && sound) {',
    tests: ['src/engine/read/yaml.test.ts'],
  },
  {
    file: 'src/engine/markdown/diagrams/source.ts',
    change: 'settings of a diagram may stand in themselves',
    from: ', { maxAliases: 0 }',
    to: '',
    tests: ['src/engine/markdown/diagrams/hostile.test.ts'],
  },
  {
    file: 'src/engine/build.ts',
    change: 'a build knows nothing of commits',
    from: 'loadSites(root, dates && { dates })',
    to: 'loadSites(root, { dates: new Map() })',
    tests: ['src/engine/build.test.ts'],
  },
];

import path from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT_ROOT } from '../../model/cache';
import { commandsSchema, commonSchema } from './common-schema';
import { gadgetFileSchema } from './gadget-schema';
import { inside, schemaNode, type SchemaNode } from './schema-text';

const NOTHING = { versions: [], categories: [], observes: [], blocks: [], paramGroups: [], gadgets: [] };
const HEAD = `# Gadget data

Made from the schemas in \`src/engine/read/gadgets/\`; \`npx vitest run --project unit src/engine/read/gadgets/schema-text.test.ts -u\` writes it again. [Writing](writing.md) explains where the facts come from. \`npm run new -- gadget trace_example\` starts a file and its page. Versions are the names in \`docs.layers\` of \`site.config.ts\`.
`;

function rows({ properties = {}, required = [] }: SchemaNode, depth = 0): string[] {
  return Object.entries(properties).flatMap(([name, field]) => {
    const values = (field.enum ?? field.items?.enum ?? []).map((value) => `\`${value}\``).join(', ');
    const words = [field.description, values === '' ? '' : `Values: ${values}.`].filter(Boolean).join(' ');
    const inner = inside(field);
    return [
      `${'  '.repeat(depth)}- \`${name}\`${required.includes(name) ? '' : ' (optional)'}: ${words}`,
      ...(inner === null ? [] : rows(inner, depth + 1)),
    ];
  });
}

test('the page on gadget data is generated from the schemas, and every field has a description', async () => {
  const sections = [
    ['A gadget: a file of `content/gadgets/`', gadgetFileSchema(NOTHING)],
    ['What gadgets share: `content/gadgets/_common.yaml`', commonSchema([])],
    ['Commands and their flags: `content/gadgets/_commands.yaml`', commandsSchema([])],
  ] as const;
  const page = [HEAD, ...sections.map(([title, schema]) => `## ${title}\n\n${rows(schemaNode(schema)).join('\n')}\n`)];
  expect(page.join('\n')).not.toMatch(/: $/m);
  await expect(page.join('\n')).toMatchFileSnapshot(path.join(PROJECT_ROOT, 'docs/gadget-data.md'));
});

import { expect, test } from 'vitest';
import * as z from 'zod';
import { checkCommandTool, explainCommandTool } from './commands';
import { lookupTool } from './lookup';
import { listPagesTool, readPageTool, searchTool, compareVersionsTool } from './pages';

test('each tool says what it does, and what it is to be given', async () => {
  const tools = [
    searchTool,
    readPageTool,
    listPagesTool,
    lookupTool,
    explainCommandTool,
    checkCommandTool,
    compareVersionsTool,
  ].map(({ name, title, description, input }) => {
    const { properties = {}, required = [] } = z.toJSONSchema(input) as {
      properties?: Record<string, { type?: string; description?: string; enum?: string[] }>;
      required?: string[];
    };
    const given = Object.entries(properties).map(
      ([key, { type, description: about, ...rest }]) =>
        `  ${key}${required.includes(key) ? '' : '?'}: ${type} ${JSON.stringify(rest)}\n    ${about}`,
    );
    return `${name}: ${title}\n  ${description}\n${given.join('\n')}\n`;
  });
  await expect(tools.join('\n')).toMatchFileSnapshot('fixtures/tools.txt');
});

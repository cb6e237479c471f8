import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { BuiltSite, QuestionError } from './built-site';
import { checkCommandTool, explainCommandTool } from './tools/commands';
import { lookupTool } from './tools/lookup';
import { listPagesTool, readPageTool, searchTool, compareVersionsTool } from './tools/pages';

const TOOLS = [
  searchTool,
  readPageTool,
  listPagesTool,
  lookupTool,
  explainCommandTool,
  checkCommandTool,
  compareVersionsTool,
];

/** The server of a built site: its tools, and what a program should know before it asks. */
function createMcpServer(site: BuiltSite): McpServer {
  const versions = site.versions.map(({ name }) => name).join(', ');
  const server = new McpServer(
    { name: 'inspektor-gadget-docs', title: 'Documentation of Inspektor Gadget', version: '1.0.0' },
    {
      instructions:
        `Documentation and blog of Inspektor Gadget. Versions: ${versions}; the default is the newest release. ` +
        'Start with "search", read the results with "read_page", and check each command with "check_command" before you give it to a person.',
    },
  );
  for (const { name, title, description, input, answer } of TOOLS) {
    server.registerTool(
      name,
      { title, description, inputSchema: input, annotations: { readOnlyHint: true, openWorldHint: false } },
      (given) => {
        try {
          return { content: [{ type: 'text' as const, text: answer(site, given) }] };
        } catch (error) {
          if (!(error instanceof QuestionError)) throw error;
          return { isError: true, content: [{ type: 'text' as const, text: error.message }] };
        }
      },
    );
  }
  return server;
}

/** Answers on standard input and output until the client disconnects. Throws `CommandError` where no site is built. */
export async function serveMcp(dist: string): Promise<void> {
  const server = createMcpServer(new BuiltSite(dist));
  const closed = new Promise<void>((resolve) => {
    server.server.onclose = resolve;
    process.stdin.once('end', () => void server.close());
  });
  await server.connect(new StdioServerTransport());
  await closed;
}

import { describe, expect, test } from 'vitest';
import { compileAmongFiles } from './test-includes';

describe('imports of files and texts', () => {
  test.each(['x.md', 'x.mdx'])('imports of %s may stand in one line', async (file) => {
    const line = "import Steps from './parts/_steps.mdx'; import Tabs from '@theme/Tabs'; import a from './a.png'";
    const article = await compileAmongFiles(`${line}\n\n<Steps />\n`, file);
    expect(article.diagnostics).toEqual([]);
    expect(article.html).not.toContain('import');
  });

  test.each(['@theme', '@theme-original', '@theme-init'])('a component of %s is the one of its name', async (theme) => {
    const article = await compileAmongFiles(`import Box from '${theme}/Admonition';\n\n<Box type="tip">Words</Box>\n`);
    expect(article.diagnostics).toEqual([]);
    expect(article.html).toContain('admonition--tip');
  });

  test.each(['@site/src/theme/Mermaid', '../src/Mermaid/index', '@site/src/components/Mermaid.tsx'])(
    'a component named Mermaid draws diagrams: %s',
    async (specifier) => {
      const text = `import Mermaid from '${specifier}';\n\n<Mermaid chart={\`flowchart LR\nA-->B\`} />\n`;
      const article = await compileAmongFiles(text);
      expect(article.diagnostics).toEqual([]);
      expect(article.html).toContain('<svg');
    },
  );

  test.each(['!!raw-loader!@site/examples/a.go', '@site/examples/a.go?raw', '!!@site/examples/a.go?raw'])(
    'the text of a file is code: %s',
    async (specifier) => {
      const text = `import CodeBlock from '@theme/CodeBlock';\nimport source from '${specifier}';\n\n<CodeBlock language="go">{source}</CodeBlock>\n`;
      const article = await compileAmongFiles(text);
      expect(article.diagnostics).toEqual([]);
      expect(article.html).toContain('package');
      expect(article.html).toContain('data-lang="go"');
    },
  );

  test.each(['x.md', 'x.mdx'])('texts are code in %s, too, in one line and in several', async (file) => {
    const imports = "import source from '!!raw-loader!@site/examples/a.go';\n\n";
    const component = (text: string): string => `<CodeBlock language="go">${text}</CodeBlock>\n\n`;
    const text = `${imports}${component('{source}')}${component('\n{ source }\n')}${component('\n{`a:\n\n  - *b*\n`}\n')}`;
    const article = await compileAmongFiles(text, file);
    expect(article.diagnostics).toEqual([]);
    expect(article.html.match(/package/g)).toHaveLength(2);
    expect(article.html).not.toMatch(/source|\{|`|<em>/);
    expect(article.html.replace(/<[^>]*>/g, '')).toContain('a:\n\n  - *b*');
  });

  test.each(['x.md', 'x.mdx'])('attributes of an import in %s say what a file is read as', async (file) => {
    const imports = [
      "import values from './tool.json' with {type: 'json'};",
      "import json from './tool.json' with { type: 'text' }",
      "import page from './parts/_far.mdx' with {type: 'text'}; // as it is",
      "import code from '@site/examples/a.go' with {type: 'text'};",
    ].join('\n');
    const shown =
      '<p>{values.version}</p>\n\n<CodeBlock>{json}{page}{code}</CodeBlock>\n\n<CodeBlock>{page}</CodeBlock>\n';
    const article = await compileAmongFiles(`${imports}\n\n${shown}`, file);
    expect(article.diagnostics).toEqual([]);
    const words = article.html.replace(/<[^>]*>/g, '');
    expect(words).toMatch(/^1\.2\s/);
    expect(words).toContain('"list": ["a", "b"]');
    expect(words).toContain('[i](_steps.mdx)');
    expect(words).toContain('package main');
    expect(words).not.toContain('import');
  });

  test.each(['x.md', 'x.mdx'])('plain values that another page exports have their names in %s', async (file) => {
    const line = "import { default as Part, VERSION, VERSION as version } from './parts/_version.mdx';";
    const article = await compileAmongFiles(`${line}\n\nUse {VERSION}, <b>{version}</b>.\n\n<Part />\n`, file);
    expect(article.diagnostics).toEqual([
      expect.objectContaining({ file: 'docs/parts/_version.mdx', rule: 'markdown/export' }),
    ]);
    expect(article.html).toContain('Use v1.2, <b>v1.2</b>.');
    expect(article.html).toContain("It's v1.2.");
  });

  test('code that another page exports is none of it', async () => {
    const article = await compileAmongFiles("import { Run } from './parts/_version.mdx';\n\n<Run />\n");
    expect(article.diagnostics.map(({ message }) => message)).toEqual([
      'Content never runs code: the import of "./parts/_version.mdx" is not one of the file itself, or of a plain value that it exports.',
    ]);
    expect(article.html).toBe('');
  });

  test('imports may stand in a block of code for MDX, whatever attributes they have', async () => {
    const block =
      "```mdx-code-block\nimport Steps from './parts/_steps.mdx';\nimport code from '@site/examples/a.go' with {type: 'text'};\n```";
    const article = await compileAmongFiles(`${block}\n\n<Steps />\n\n<CodeBlock>{code}</CodeBlock>\n`);
    expect(article.diagnostics).toEqual([]);
    expect(article.html.replace(/<[^>]*>/g, '')).toMatch(/First see[^]*package main/);
    expect(article.html).not.toContain('import');
  });

  test('a picture that is asked for by a name is its address, as `default` too', async () => {
    const article = await compileAmongFiles(
      "export const logo = require('./logo.svg');\n\n<img src={logo.default} alt='A logo' />\n",
    );
    expect(article.diagnostics).toEqual([]);
    expect(article.images.map(({ source }) => source)).toEqual(['./logo.svg']);
  });
});

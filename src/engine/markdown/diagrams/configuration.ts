import { readYaml, type DiagramSource } from './source';

/**
 * What the head of a diagram sets for its kind: in the block between dashes, or in a directive. Other settings are not
 * read, so a configuration that is no YAML sets nothing.
 */
export function settingOf({ configuration }: DiagramSource, kind: string, name: string): string | null {
  for (const text of configuration) {
    const found = settingIn(dataOf(text), new Set(['config', 'init', 'initialize', kind]), name);
    if (found !== null) return found;
  }
  return null;
}

function dataOf(text: string): unknown {
  try {
    return readYaml(text);
  } catch {
    return null;
  }
}

function settingIn(data: unknown, levels: ReadonlySet<string>, name: string): string | null {
  if (data === null || typeof data !== 'object') return null;
  const entries = Object.entries(data);
  const own = entries.find(([key]) => key === name);
  if (own) return String(own[1]);
  for (const [key, value] of entries) {
    const found = levels.has(key) ? settingIn(value, levels, name) : null;
    if (found !== null) return found;
  }
  return null;
}

/** What the words around the names of a command mean. */

/** Output modes by their names. */
export const MODES: Readonly<Record<string, string>> = {
  columns: 'A table of the visible fields.',
  json: 'One JSON object per line, with all fields.',
  jsonpretty: 'JSON, indented.',
  yaml: 'One YAML document a row.',
  none: 'Prints nothing; for runs that only export.',
  histogram: 'Bars that show how often a value falls between two limits.',
  advise: 'A finished policy or profile, printed at the end.',
  'pcap-ng': 'Packets in a format that Wireshark and tcpdump read.',
  raw: 'The text of the fields, with nothing between them.',
};

/** What signs in a condition ask. */
export const OPERATOR_MEANINGS: Readonly<Record<string, string>> = {
  '==': 'is equal to',
  '=': 'is equal to',
  '!=': 'is not equal to',
  '>': 'is greater than',
  '>=': 'is greater than or equal to',
  '<': 'is less than',
  '<=': 'is less than or equal to',
  '~': 'matches the regular expression (RE2)',
  '!~': 'does not match the regular expression (RE2)',
};

const WRAPPERS: Readonly<Record<string, string>> = {
  sudo: 'Runs the command as root, which loading eBPF programs needs.',
  docker: 'Runs the tool in a container.',
  podman: 'Runs the tool in a container.',
  nerdctl: 'Runs the tool in a container.',
  timeout: 'Ends the command after the given time.',
  time: 'Shows how long the command took.',
  nohup: 'Keeps the command running when the terminal is closed.',
  env: 'Sets environment variables for the command.',
  '-E': 'Keeps your environment variables.',
};

/** The meaning of a word before a call, which belongs to the shell or to another tool. */
export function wrapperMeaning(word: string): string {
  if (/^\w+=/.test(word)) return 'Sets an environment variable for this command.';
  return WRAPPERS[word] ?? 'Belongs to the surrounding command, not to the tool.';
}

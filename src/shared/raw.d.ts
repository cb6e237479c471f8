/** The text of a file, for programs that readers copy. */
declare module '*.go?raw' {
  const text: string;
  export default text;
}

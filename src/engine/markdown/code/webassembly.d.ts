/** What the engine uses of WebAssembly, which the types of Node leave to those of browsers. */
declare namespace WebAssembly {
  type ImportValue = ((...values: never[]) => unknown) | number;
  interface Instance {
    exports: Record<string, (...values: number[]) => unknown>;
  }
  interface WebAssemblyInstantiatedSource {
    instance: Instance;
  }
  /** Compiles a program and makes it ready to be called. */
  function instantiate(
    bytes: Uint8Array,
    imports?: Record<string, Record<string, ImportValue>>,
  ): Promise<WebAssemblyInstantiatedSource>;
}

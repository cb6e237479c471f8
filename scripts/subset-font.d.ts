declare module 'subset-font' {
  /** Cuts a font down to the glyphs of a text. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options?: {
      targetFormat?: 'sfnt' | 'woff' | 'woff2' | 'truetype';
      variationAxes?: Record<string, number | { min?: number; max?: number; default?: number }>;
      keepFeatures?: string[];
      noHinting?: boolean;
    },
  ): Promise<Uint8Array>;
}

import type { Catalogue } from '../read/gadgets/catalogue';

/** What a command is checked against. */
export interface CommandContext {
  catalogue: Catalogue;
  /** A version as `resolveVersion` gives it. */
  version: string;
  /** Names of images the page itself builds. */
  localImages: ReadonlySet<string>;
  /** Inline code mentions commands in part: a missing tag or subcommand is no error there. */
  inline: boolean;
}

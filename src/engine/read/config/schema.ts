import * as z from 'zod';
import { POSTS_PER_PAGE } from '../../../shared/constants';

/** A name that is part of an address. */
const slug = z.string().regex(/^[A-Za-z0-9._-]+$/, 'may contain letters, digits, dot, dash and underscore');
/** A whole address of the web. Others, `javascript:` among them, are addresses as well. */
const webAddress = z.url({ protocol: /^https?$/, abort: true });
/** The address of a page. */
const routePath = z.string().regex(/^\//, 'starts with a slash');
/** An address that others are put below. */
const baseRoute = z
  .string()
  .regex(/^(?:\/[A-Za-z0-9._~-]+)+$/, 'starts with a slash and does not end with one, for example "/docs"');

const position = z.enum(['left', 'right']).default('left');

/** One item of the navbar. */
const navbarItem = z.discriminatedUnion('type', [
  /** A link inside the site (`to`). */
  z.strictObject({
    type: z.literal('link'),
    label: z.string(),
    to: routePath,
    activeBase: routePath.optional(),
    position,
  }),
  /** The first page of a sidebar, in the version the reader prefers. */
  z.strictObject({
    type: z.literal('docSidebar'),
    label: z.string(),
    docsSet: slug.default('default'),
    sidebar: slug,
    position,
  }),
  /** A page in the version the reader prefers: its address below the version; `index` is the version's first page. */
  z.strictObject({
    type: z.literal('doc'),
    label: z.string(),
    docsSet: slug.default('default'),
    doc: z.string().transform((doc) => doc.replace(/(?:^|\/)index$/, '')),
    position,
  }),
  /** Shown below the docs path only; keeps the page where the version has it, the query and the hash. */
  z.strictObject({ type: z.literal('docsVersionDropdown'), docsSet: slug.default('default'), position }),
  /** Shown with two or more locales. */
  z.strictObject({ type: z.literal('localeDropdown'), position }),
  z.strictObject({ type: z.literal('repository'), label: z.string(), href: webAddress, position }),
  z.strictObject({ type: z.literal('colorMode'), position }),
  z.strictObject({ type: z.literal('search'), position }),
]);

/** Position of words of the name: `x` and `y` of their baseline, and their width in any typeface. */
const words = z.strictObject({ text: z.string().min(1), x: z.number(), y: z.number(), width: z.number().positive() });
/** A place where the logo is shown, 32 pixels high. */
const place = z.strictObject({ width: z.int().positive(), words: z.array(words) });

/** The logo: a symbol of stroked lines, and the name next to it in the typeface of the pages. */
const logo = z.strictObject({
  /** SVG paths of the symbol on a grid of 32 by 32. `signal` paths have the accent colour. */
  sign: z.array(
    z.strictObject({
      path: z.string().regex(/^[Mm][MLHVCSQTAZmlhvcsqtaz0-9 .,-]+$/, 'is an SVG path, which begins with "M"'),
      weight: z.enum(['normal', 'strong', 'signal']).default('normal'),
    }),
  ),
  navbar: place,
  footer: place,
});

const version = z.strictObject({
  /** Name in the URL; also the folder of the layer unless `servesLayer` names another. */
  name: slug,
  label: z.string().optional(),
  /** Decides the banner: `latest` and `supported` show none. */
  status: z.enum(['latest', 'supported', 'unmaintained', 'unreleased']),
  /** The layer whose pages are served, when the version has no own folder (`latest`). */
  servesLayer: slug.optional(),
  /** Replacements of `%NAME%` in the pages of this version. */
  variables: z
    .record(z.string().regex(/^[A-Z][A-Z0-9_]*$/, 'may contain upper-case letters, digits and underscore'), z.string())
    .default({}),
});

/** The documentation: its layers in `content/docs`, and the versions that serve them. */
const docsSchema = z
  .strictObject({
    base: baseRoute.default('/docs'),
    sidebar: slug.default('mainSidebar'),
    /** Layers, oldest first, each with only what changed since the one before. Empty: one version without layers. */
    layers: z.array(slug).default([]),
    /** Versions in the order of the dropdown. */
    versions: z.array(version).default([]),
    /** Put before a file's path to edit it; no edit link when left out. */
    editUrl: webAddress.optional(),
    /** Form for a new issue; pages carry a link that fills in page and version. `title` and `body` are added to it. */
    issueUrl: webAddress.optional(),
  })
  .prefault({});

/** An address of this site that redirects to another. */
const redirectSource = z
  .string()
  .regex(
    /^(?!\/\/)(?!.*\/\.\.?(?:\/|$))(?:\/[^?#*\p{Cc}\p{Cf}]*|\/[^?#*\p{Cc}\p{Cf}]+\/\*)$/u,
    'is a path of this site: it starts with a slash, has no "..", query or hash, "*" only as its last part, and is on one line',
  );
/** Where a link of every page leads: from no page is it relative. */
const linkTarget = z
  .string()
  .regex(
    /^(?:\/|#|(?!javascript:|data:|vbscript:)[a-z][a-z0-9+.-]*:)/i,
    'is an address such as https://example.org, or a path of this site, which starts with a slash',
  );

/** The whole of `site.config.ts`. The comments are its documentation. */
export const siteConfigSchema = z.strictObject({
  title: z.string().min(1),
  tagline: z.string().default(''),
  /** Scheme and host. The path that the site is served under is `base`. */
  url: webAddress
    .refine(
      (url) => /^https?:\/\/[^/?#]+\/?$/.test(url),
      'is only a scheme and host, for example "https://example.org"; a path belongs in "base"',
    )
    .default('http://localhost:3000'),
  /** Path the site is served under; starts and ends with a slash. */
  base: z
    .string()
    .regex(/^\/(?:[A-Za-z0-9._~-]+\/)*$/, 'starts and ends with a slash, and contains only letters, digits and . _ ~ -')
    .default('/'),
  locales: z
    .array(
      z.strictObject({
        code: z.string(),
        label: z.string(),
        htmlLang: z.string(),
        direction: z.enum(['ltr', 'rtl']).default('ltr'),
        path: z.string(),
      }),
    )
    .min(1)
    .default([{ code: 'en', label: 'English', htmlLang: 'en', direction: 'ltr', path: 'en' }]),
  defaultLocale: z.string().default('en'),
  /** `respectSystem` follows the reader's system preference until a choice is made. */
  colorMode: z
    .strictObject({ default: z.enum(['light', 'dark']).default('light'), respectSystem: z.boolean().default(false) })
    .default({ default: 'light', respectSystem: false }),
  navbar: z
    .strictObject({ hideOnScroll: z.boolean().default(false), items: z.array(navbarItem).default([]) })
    .default({ hideOnScroll: false, items: [] }),
  /** The logo in the navbar, in the footer and on cards. Without it, the title appears in words. */
  logo: logo.nullable().default(null),
  footer: z
    .strictObject({
      groups: z.array(
        z.strictObject({ title: z.string(), links: z.array(z.strictObject({ label: z.string(), href: linkTarget })) }),
      ),
      copyright: z.string(),
      trademark: z.string(),
    })
    .default({ groups: [], copyright: '', trademark: '' }),
  /** A line above the navbar; a new `id` shows it again to readers who closed the old one. */
  announcement: z
    .strictObject({
      id: slug,
      text: z.string(),
      link: z.strictObject({ label: z.string(), href: linkTarget }).optional(),
      closable: z.boolean().default(true),
    })
    .nullable()
    .default(null),
  docs: docsSchema,
  blog: z
    .strictObject({
      base: baseRoute.default('/blog'),
      title: z.string().default('Blog'),
      /** What the blog is about, on its first page, in its feeds and for search engines. */
      description: z.string().default(''),
      postsPerPage: z.int().positive().default(POSTS_PER_PAGE),
    })
    .prefault({}),
  /** Defaults of the reader variables in code, replaced by a reader's own values in the browser. */
  readerVariables: z
    .record(z.string().regex(/^[A-Z][A-Z_]*$/, 'may contain upper-case letters and underscore'), z.string())
    .default({}),
  /** Words that begin the commands which readers can have explained from the gadget data: `kubectl gadget`, `ig`. */
  tools: z.array(z.string().regex(/^[\w-]+(?: [\w-]+)*$/, 'is words with single spaces between them')).default([]),
  /**
   * Addresses that lead to others. `{ from: '/docs/v1/*', to: '/docs/v2/*' }` is for every address below, and the path
   * itself; the part that matches the star is put into the target.
   */
  redirects: z
    .array(
      z.strictObject({
        from: redirectSource,
        to: z
          .string()
          .regex(
            /^\/(?!\/)(?:[^*]*|[^*?#]*\/\*)$/,
            'is a path of this site that starts with one slash and has "*" only as its last part',
          ),
      }),
    )
    .default([]),
  search: z
    .strictObject({
      enabled: z.boolean().default(true),
      maxHits: z.int().positive().default(10),
      highlight: z.boolean().default(true),
    })
    .prefault({}),
  /** Origin address of the repository, for structured data. */
  repository: webAddress.optional(),
});

/** The configuration as `site.config.ts` exports it. */
export type SiteConfigInput = z.input<typeof siteConfigSchema>;
/** The configuration after defaults. */
export type SiteConfig = z.output<typeof siteConfigSchema>;
export type VersionConfig = SiteConfig['docs']['versions'][number];

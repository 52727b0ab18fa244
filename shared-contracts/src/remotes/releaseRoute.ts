import * as z from 'zod/mini';
import { layoutNames } from './layoutNames';
import { slotNames } from './slots';

const plainPath = /^(\/[A-Za-z0-9_-]+)+$/;
const apiAddress = /^\/(api|ws)(\/[A-Za-z0-9_-]+)+(\?[A-Za-z0-9_={}&]+)?$/;

/**
 * What the shell must know of a page without running its release. Fields since 1.5.0 are optional,
 * because `release.json` of an earlier release lacks them.
 */
export const releaseRouteSchema = z.object({
  /** Below one of the remote's mounts (see `remoteNames.ts`). */
  path: z.string().check(z.maxLength(200)),
  /** Translation keys of the remote; `headValues` of `load` fills their placeholders. */
  head: z.object({
    title: z.string(),
    description: z.string(),
    /** Values that are known without `load`, for the title in the page's share image. */
    values: z.optional(z.record(z.string(), z.string())),
  }),
  /** `account` pages redirect to the login page without a session and are never cached. */
  access: z.enum(['public', 'account']),
  /** An `account` page opens without a session if this query parameter (a signed link) is set. */
  guestParameter: z.optional(z.string().check(z.regex(/^[a-z]{1,40}$/))),
  layout: z.optional(z.enum(layoutNames)),
  slots: z.optional(z.readonly(z.array(z.enum(slotNames)))),
  /** The indexed page that this one duplicates: of the same remote or of the shell. */
  canonical: z.optional(
    z.string().check(z.maxLength(200), z.regex(plainPath, 'is not a site path')),
  ),
  /** False excludes a partial or private page from search engines and sitemaps. */
  isIndexed: z.optional(z.literal(false)),
  /** False if the page does not list its other languages. */
  hasAlternates: z.optional(z.literal(false)),
  /** Whether the page names the feeds of the blog. */
  hasFeeds: z.optional(z.literal(true)),
  /**
   * Addresses of public GET calls that the page makes before it shows anything; `{language}` and
   * `{currency}` are filled. A browser makes them when a visitor shows an intent to open the page.
   */
  prefetch: z.optional(
    z.readonly(z.array(z.string().check(z.maxLength(200), z.regex(apiAddress, 'is no call')))),
  ),
  /**
   * Whether an open page may swap to a new release in place; false defers it until navigation.
   * So do a focused or changed field and selected text, unless the old release is bad or revoked.
   */
  isSwapSafe: z.boolean(),
  /** Whether the page's code comes from the lazy chunk of its release (since 1.6.0). */
  isLazy: z.optional(z.literal(true)),
});

export type ReleaseRoute = z.infer<typeof releaseRouteSchema>;

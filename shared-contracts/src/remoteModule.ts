import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { RemoteName } from './remoteNames';
import type { ApiTransport, SiteApi } from './siteApi';
import type { SlotName } from './slots';
import type { RootState } from './store/rootState';

/** A function component, described without naming the view library. */
export type View<Props = object> = (props: Props) => unknown;

export type SiteDispatch = ThunkDispatch<RootState, ApiTransport, UnknownAction>;

/** What the shell hands to `load` and `submit`, the same on server and in browser. */
export interface RemoteContext {
  /** Values of the route's path parameters, decoded. */
  params: Readonly<Record<string, string>>;
  searchParams: URLSearchParams;
  /** Refuses actions that the store contract does not allow this remote. */
  dispatch: SiteDispatch;
  getState: () => RootState;
  /** Aborts when the visitor leaves or the slot's deadline passes. */
  signal: AbortSignal;
}

export type HeadMeta = { name: string; content: string } | { property: string; content: string };

/** Head data that a page was given with its content; stands before what its words say. */
export interface ContentHead {
  /** Complete, the brand included. */
  title: string;
  meta: readonly HeadMeta[];
  script: readonly { type: 'application/ld+json'; json: Readonly<Record<string, unknown>> }[];
}

/**
 * What a route's `load` found. `notFound` becomes the site's 404 page with HTTP 404, `moved` an
 * HTTP 301 to another site path; a page that is `isIncomplete`, because a call failed, shows its
 * own error state with HTTP 503 and is not cached.
 */
export type LoadResult =
  | {
      status: 'found';
      headValues?: Readonly<Record<string, string>>;
      head?: ContentHead;
      /** The site path and query that this page is known by, where it is not the path asked for. */
      canonical?: string;
      /** The way down to this page, itself last; the home page goes without saying. */
      trail?: readonly { path: string; title: string }[];
      /** What else the page says to search engines (schema.org). */
      structuredData?: readonly Readonly<Record<string, unknown>>[];
      isIncomplete?: boolean;
    }
  | { status: 'moved'; to: string }
  | { status: 'notFound' };

/** What came of a posted form. */
export type SubmitResult<Submission = unknown> =
  /** Go to a site path (no prefix). */
  | { status: 'redirect'; to: string }
  /** Show the form again (HTTP 422); `problem` reaches the page as `submission`. */
  | { status: 'refused'; problem: Submission; next?: undefined }
  /** Show the page again, for its next step; `next` reaches it as `submission`. */
  | { status: 'accepted'; next: Submission; problem?: undefined };

export interface RouteProps<Submission = unknown> {
  params: Readonly<Record<string, string>>;
  /** What came of the last post of this page's form, if it shows the page again. */
  submission?: Submission | undefined;
}

/** Keys of the remote's words; `headValues` of `load` fills their placeholders. */
export interface HeadKeys {
  title: string;
  description: string;
}

/** A page, below one of the remote's mounts (see `mounts.ts`). */
export interface RemoteRoute {
  /** Full path pattern in the router's syntax, for example `/blog/:unikey`. */
  path: string;
  head: HeadKeys;
  /**
   * Whether an open page may change to a new release in place; false keeps it until navigation. So
   * does what a visitor has in it when a generation arrives: the focus in a field, a field that they
   * changed, or selected words; unless that release is bad or was taken back. Otherwise focus and
   * scroll positions go to the elements of the new release with the same id, name or place.
   */
  isSwapSafe: boolean;
  /** `account` pages need a session, send others to the login page and are never cached. */
  access: 'public' | 'account';
  /** False keeps the page out of search engines and sitemaps: a part, or a second address. */
  isIndexed?: false;
  /** Shows one section of the page that is its canonical, in the layout `single`. */
  isPart?: boolean;
  load?: (context: RemoteContext) => Promise<LoadResult>;
  submit?: (context: RemoteContext, form: FormData) => Promise<SubmitResult>;
  // Method syntax: a page may narrow what `submission` holds for its own form.
  Component(props: RouteProps<never>): unknown;
}

/** A fragment that a shell page shows in a named place. */
export interface RemoteSlot {
  name: SlotName;
  isSwapSafe: boolean;
  /**
   * Keys of the remote's words that it uses, each with its plurals, contexts and what is below it
   * (`pickSlotWords`); a page that shows the slot alone carries no others. All of them unless given.
   */
  words?: readonly string[];
  load?: (context: RemoteContext) => Promise<LoadResult>;
  Component: View;
}

/** State that the shell injects into the one store under the remote's name. */
export interface RemoteSlice<State = unknown> {
  /** State of an older version is dropped, state of the same version is kept over a swap. */
  version: number;
  // Method syntax: the shell holds reducers of states that it does not know.
  reducer(state: State | undefined, action: UnknownAction): State;
}

/** The one thing a release exposes, as the default export of `./remote`. */
export interface RemoteModule {
  name: RemoteName;
  routes: readonly RemoteRoute[];
  slots: readonly RemoteSlot[];
  slice?: RemoteSlice;
  /** Called each time the shell accepts this version, so that a rollback restores its endpoints. */
  registerEndpoints?: (api: SiteApi) => unknown;
}

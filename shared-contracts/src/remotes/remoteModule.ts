import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { LayoutName } from './layoutNames';
import type { ReleaseRoute } from './releaseRoute';
import type { RemoteName } from './remoteNames';
import type { ApiTransport, SiteApi } from '../siteApi';
import type { SlotName } from './slots';
import type { RootState } from '../store/rootState';

/** A function component, typed without the view library. */
export type View<Props = object> = (props: Props) => unknown;

export type SiteDispatch = ThunkDispatch<RootState, ApiTransport, UnknownAction>;

/** The argument of `load` and `submit`, the same on server and in browser. */
export interface RemoteContext {
  params: Readonly<Record<string, string>>;
  searchParams: URLSearchParams;
  /** Refuses actions that the store contract does not allow this remote. */
  dispatch: SiteDispatch;
  getState: () => RootState;
  /** Aborts when the visitor leaves or the slot's deadline passes. */
  signal: AbortSignal;
}

export type HeadMeta = { name: string; content: string } | { property: string; content: string };

/** Head data loaded with a page's content; takes precedence over the route's translations. */
export interface ContentHead {
  /** Complete, including the brand. */
  title: string;
  /** A name that the shell sets too is replaced. An `og:image` needs its own width and height. */
  meta: readonly HeadMeta[];
  script: readonly { type: 'application/ld+json'; json: Readonly<Record<string, unknown>> }[];
}

/**
 * `notFound` renders the site's 404 page, `moved` an HTTP 301 to another site path. `isIncomplete`
 * means that a call failed: the page shows its error state with HTTP 503 and is not cached.
 */
export type LoadResult =
  | {
      status: 'found';
      headValues?: Readonly<Record<string, string>>;
      head?: ContentHead;
      /** The canonical site path and query, if it is not the requested one. */
      canonical?: string;
      /** The pages from below the home page to this one. */
      breadcrumbs?: readonly { path: string; title: string }[];
      structuredData?: readonly Readonly<Record<string, unknown>>[];
      isIncomplete?: boolean;
    }
  | { status: 'moved'; to: string }
  | { status: 'notFound' };

/** The result of a posted form. */
export type SubmitResult<Submission = unknown> =
  /** Redirects to a site path without prefix. */
  | { status: 'redirect'; to: string }
  /** Shows the form again (HTTP 422) with `problem` as `submission`. */
  | { status: 'refused'; problem: Submission; next?: undefined }
  /** Shows the page's next step with `next` as `submission`. */
  | { status: 'accepted'; next: Submission; problem?: undefined };

export interface RouteProps<Submission = unknown> {
  params: Readonly<Record<string, string>>;
  submission?: Submission | undefined;
}

export interface RouteModule {
  load?: (context: RemoteContext) => Promise<LoadResult>;
  submit?: (context: RemoteContext, form: FormData) => Promise<SubmitResult>;
  // Method syntax makes the parameter bivariant: a page may narrow the type of `submission`.
  Component(props: RouteProps<never>): unknown;
}

/** A page of the remote; `release.json` lists everything but its code. */
export type RemoteRoute = ReleaseRoute & { layout: LayoutName } & (
    | (RouteModule & { isLazy?: undefined })
    | (Partial<RouteModule> & { isLazy: true })
  );

/** Code of pages by the path of their route. */
export type LazyPages = Readonly<Record<string, RouteModule>>;

/** A fragment that a shell page shows in a named place. */
export interface RemoteSlot {
  name: SlotName;
  isSwapSafe: boolean;
  /** Translation keys (with subkeys) that a page with only this slot carries; all by default. */
  messages?: readonly string[];
  load?: (context: RemoteContext) => Promise<LoadResult>;
  Component: View;
}

/** State that the shell injects into the store under the remote's name. */
export interface RemoteSlice<State = unknown> {
  /** State of the same version survives a swap; state of another version is dropped. */
  version: number;
  // Method syntax makes the parameters bivariant: the shell does not know the type of the state.
  reducer(state: State | undefined, action: UnknownAction): State;
}

/** The only module that a release exposes, as the default export of `./remote`. */
export interface RemoteModule {
  name: RemoteName;
  routes: readonly RemoteRoute[];
  slots: readonly RemoteSlot[];
  /** Imports a chunk named `lazy` before the first page whose route is `isLazy`. */
  lazyPages?: () => Promise<LazyPages>;
  slice?: RemoteSlice;
  /** Called each time the shell accepts this version, so a rollback restores its endpoints. */
  registerEndpoints?: (api: SiteApi) => unknown;
}

import type {
  RemoteContext,
  RemoteModule,
  RemoteRoute,
  RouteProps,
  SubmitResult,
} from '@tidegate/contracts/remotes/remoteModule';
import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import {
  redirect,
  useActionData,
  useLoaderData,
  useParams,
  type LoaderFunctionArgs,
  type RouteObject,
} from 'react-router-dom';
import type { TestStore } from './testStore';

interface TestPageState {
  isFound: boolean;
  title: string;
  View: ComponentType<RouteProps>;
}

type Submission = Exclude<SubmitResult, { status: 'redirect' }>;

function contextOf({ request, params }: LoaderFunctionArgs, store: TestStore): RemoteContext {
  return {
    params: params as Record<string, string>,
    searchParams: new URL(request.url).searchParams,
    dispatch: store.dispatch,
    getState: store.getState,
    signal: request.signal,
  };
}

/** Node's `Request` does not accept jsdom's form data, so the posted text is parsed again. */
async function readForm(request: Request): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(await request.text())) form.append(name, value);
  return form;
}

async function loadCode({ lazyPages }: RemoteModule, route: RemoteRoute) {
  return { ...route, ...(route.isLazy && (await lazyPages?.())?.[route.path]) };
}

/** Turns a route of a remote into a router route, as the shell does. */
export function toTestRoute(
  remote: RemoteModule,
  route: RemoteRoute,
  store: TestStore,
  messages: i18n,
): RouteObject {
  const loading = loadCode(remote, route);

  function TestPage() {
    const { isFound, title, View } = useLoaderData<TestPageState>();
    const submission = useActionData<Submission | undefined>();
    const params = useParams() as Record<string, string>;
    return (
      <main>
        <title>{title}</title>
        {isFound ? (
          <View params={params} submission={submission?.next ?? submission?.problem} />
        ) : (
          <h1>{title}</h1>
        )}
      </main>
    );
  }

  return {
    path: route.path,
    Component: TestPage,
    hydrateFallbackElement: <main />,
    loader: async (args): Promise<Response | TestPageState> => {
      const { load, Component } = await loading;
      const View = Component as ComponentType<RouteProps>;
      const found = await load?.(contextOf(args, store));
      if (found?.status === 'notFound') return { isFound: false, title: '404', View };
      if (found?.status === 'moved') return redirect(found.to, 301);
      const { headValues = {}, head } = found ?? {};
      return {
        isFound: true,
        title: head?.title ?? messages.t(route.head.title, headValues),
        View,
      };
    },
    action: async (args): Promise<Response | Submission> => {
      const { submit } = await loading;
      const result = await submit?.(contextOf(args, store), await readForm(args.request));
      if (!result) throw new Error(`${route.path} takes no form.`);
      return result.status === 'redirect' ? redirect(result.to) : result;
    },
  };
}

import type {
  RemoteModule,
  RemoteRoute,
  RemoteSlot,
  RouteProps,
} from '@tidegate/contracts/remotes/remoteModule';
import type { RemoteName } from '@tidegate/contracts/remotes/remoteNames';
import {
  createElement,
  memo,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { useLocation, useRevalidator } from 'react-router-dom';
import { AroundRegions } from '../../frame/AroundRegions';
import { PageHead } from '../../head/PageHead';
import { markLive } from '../../inline/markLive';
import { BreadcrumbData } from '../../head/BreadcrumbData';
import { toReleaseName } from '../browserRelease';
import { findView, type ReadyRegion } from './region';
import { RemoteBoundary } from './RemoteBoundary';
import { RemoteFaultError, toFault } from '../RemoteFaultError';
import type { RegionHost } from '../remoteHost';
import { useRemoteHost } from './RemoteHostContext';
import { createRenderClock, type RenderClock } from './renderClock';

function RenderMark({ host, remote }: { host: RegionHost; remote: RemoteName | null }) {
  host.markRendering(remote);
  return host.cut ?? null;
}

/** Suspends for a lazy page that the server has rendered; a loader loads the code of any other. */
function useCode({ lazyPages }: RemoteModule, view: RemoteRoute | RemoteSlot) {
  return lazyPages && 'isLazy' in view && !view.Component ? use(lazyPages())[view.path] : view;
}

interface RegionProps {
  region: ReadyRegion;
  submission?: unknown;
}

interface TimedProps extends RegionProps {
  clock: RenderClock;
}

/** Not rendered again with each state of the router: a navigation would render the page it leaves. */
const RegionView = memo(function RegionView({ region, submission, clock }: TimedProps) {
  const host = useRemoteHost();
  const { remote, version, params } = region;
  const name = toReleaseName(region);
  // These effects run after those of the view.
  useEffect(() => host.inspect?.());
  useLayoutEffect(() => {
    host.inspect?.();
    clock.stop();
    return clock.begin;
  });
  useLayoutEffect(() => host.follow?.(name), [host, name]);

  // After all hooks: React replays a suspended render, which may find the release accepted by
  // another region and then skips `use`.
  const accepted = host.get(remote, version) ?? use(host.accept(remote, version));
  const view = findView(accepted.module, region.view);
  if (!view) throw new Error(`${name} has no such view`);
  const code = useCode(accepted.module, view);
  clock.begin();
  // The contract names no library, but a view is a function component of the shell's React.
  const Component = code?.Component as ComponentType<RouteProps>;

  return (
    <Provider store={accepted.store}>
      <I18nextProvider i18n={accepted.i18n}>
        <RenderMark host={host} remote={remote} />
        {createElement(Component, { params, submission })}
        <RenderMark host={host} remote={null} />
      </I18nextProvider>
    </Provider>
  );
});

function RegionBody(props: TimedProps) {
  const { region } = props;
  const { head, breadcrumbs } = region;
  const { pathname } = useLocation();
  const html = useRemoteHost().findHtml?.(region);
  return (
    <>
      <AroundRegions>
        {head && <PageHead {...head} path={pathname} />}
        {breadcrumbs && <BreadcrumbData breadcrumbs={breadcrumbs} />}
      </AroundRegions>
      <div
        ref={markLive}
        data-remote={toReleaseName(region)}
        {...(html === undefined
          ? { children: <RegionView {...props} /> }
          : { dangerouslySetInnerHTML: { __html: html } })}
      />
    </>
  );
}

interface WaitingProps extends RegionProps {
  fallback: ReactNode;
  onLate: () => void;
}

/** Shows `fallback` while the view suspends, for as long as loading may take. */
function WaitingRegion({ region, submission, fallback, onLate }: WaitingProps) {
  const { deadlineMs } = useRemoteHost();
  const [clock] = useState(() => createRenderClock(deadlineMs, onLate));
  useLayoutEffect(() => clock.mount(), [clock]);
  return (
    <Suspense fallback={fallback}>
      <RegionBody region={region} submission={submission} clock={clock} />
    </Suspense>
  );
}

/** Keeps the server's HTML until the remote is loaded; a failure makes the loaders decide again. */
export function RemoteRegion({
  region,
  submission,
  fallback,
}: RegionProps & { fallback: ReactNode }) {
  const host = useRemoteHost();
  const { revalidate } = useRevalidator();
  const { remote } = region;

  function handleError(error: unknown) {
    const code = host.isRendering(remote) ? 'remotes.threwAtRender' : 'remotes.threwAfterRender';
    host.markRendering(null);
    host.report(toFault(error, region, code));
    void revalidate();
  }

  return (
    <RemoteBoundary key={toReleaseName(region)} fallback={fallback} onError={handleError}>
      <WaitingRegion
        region={region}
        submission={submission}
        fallback={fallback}
        onLate={() =>
          handleError(new RemoteFaultError(region, 'remotes.timeout', 'not shown in time'))
        }
      />
    </RemoteBoundary>
  );
}

import type { FaultCode, RemoteFault } from '@tidegate/contracts/remotes/faultCodes';
import type { RemoteModule, RemoteRoute } from '@tidegate/contracts/remotes/remoteModule';
import { createI18n } from '../../locale/createI18n';
import { createSiteStore } from '../../store/createSiteStore';
import { PageMoved, SessionRequired } from './decideRegion';
import { loadRegion } from './loadRegion';
import { RemoteFaultError } from '../RemoteFaultError';
import type { AcceptedRemote, RemoteHost } from '../remoteHost';

const transport = () => Promise.resolve({ httpStatus: 200, body: undefined });

function aRoute(rest: Partial<RemoteRoute> = {}): RemoteRoute {
  return {
    path: '/blog/:unikey',
    head: { title: 'title', description: 'description' },
    isSwapSafe: true,
    access: 'public',
    layout: 'blog',
    Component: () => null,
    ...rest,
  };
}

type Version = RemoteRoute | FaultCode | 'hangs';

/** A host whose versions each have one route, fail with a code, or never respond. */
function aHost(versions: Record<string, Version>) {
  const store = createSiteStore({ transport });
  const reported: RemoteFault[] = [];

  function accept(_: string, version: string): Promise<AcceptedRemote> {
    const found = versions[version];
    if (found === 'hangs') return new Promise(() => undefined);
    if (found === undefined || typeof found === 'string') {
      return Promise.reject(
        new RemoteFaultError({ remote: 'blog', version }, found ?? 'remotes.notFound'),
      );
    }
    const module: RemoteModule = { name: 'blog', routes: [found], slots: [] };
    // The state after a page that carried only the messages of a slot.
    const i18n = createI18n('en', { blog: {} });
    function completeMessages(): Promise<void> {
      i18n.addResourceBundle('en', 'blog', { title: 'About {{subject}}', description: 'd' });
      return Promise.resolve();
    }
    return Promise.resolve({
      remote: 'blog',
      version,
      module,
      i18n,
      completeMessages,
      store,
    } as AcceptedRemote);
  }
  const host: RemoteHost = {
    deadlineMs: 20,
    candidates: () =>
      Object.keys(versions).filter(
        (version) => !reported.some((fault) => fault.version === version),
      ),
    ownerOfSlot: () => undefined,
    get: () => undefined,
    accept,
    report: (fault) => reported.push(fault),
    isUsable: () => true,
    markRendering: () => undefined,
    isRendering: () => false,
  };
  return { host, reported };
}

const article = { path: '/blog/tides', searchParams: new URLSearchParams() };

test('the region is decided by the current version, with route parameters and a translated head', async () => {
  const { host } = aHost({
    '2.0.0': aRoute({
      load: ({ params }) =>
        Promise.resolve({ status: 'found', headValues: { subject: params['unikey'] ?? '' } }),
    }),
  });

  const region = await loadRegion(host, 'blog', article);

  expect(region).toMatchObject({
    status: 'ready',
    version: '2.0.0',
    params: { unikey: 'tides' },
    head: { title: 'About tides' },
  });
});

const failures: [string, Version, FaultCode][] = [
  ['is missing', 'remotes.notFound', 'remotes.notFound'],
  ['does not evaluate', 'remotes.threwAtEvaluation', 'remotes.threwAtEvaluation'],
  ['has another contract', 'remotes.contractMismatch', 'remotes.contractMismatch'],
  ['never answers', 'hangs', 'remotes.timeout'],
  [
    'throws while it loads its data',
    aRoute({ load: () => Promise.reject(new Error('boom')) }),
    'remotes.threwAtLoad',
  ],
  [
    'waits for its data for ever',
    aRoute({ load: () => new Promise(() => undefined) }),
    'remotes.timeout',
  ],
];

test.each(failures)(
  'when the current version %s, the region comes from the previous one',
  async (_, current, code) => {
    const { host, reported } = aHost({ '2.0.0': current, '1.0.0': aRoute() });

    const region = await loadRegion(host, 'blog', article);

    expect(region).toMatchObject({ status: 'ready', version: '1.0.0' });
    expect(reported).toMatchObject([{ remote: 'blog', version: '2.0.0', code }]);
  },
);

test('a page that shows a region may wait longer for its next release', async () => {
  const slow = aRoute({
    load: () =>
      new Promise((resolve) => {
        setTimeout(() => resolve({ status: 'found' }), 50);
      }),
  });
  const { host, reported } = aHost({ '2.0.0': slow, '1.0.0': aRoute() });

  const region = await loadRegion(host, 'blog', article, { shown: {} });

  expect(region).toMatchObject({ version: '2.0.0' });
  expect(reported).toEqual([]);
});

test('a region without a usable version is unavailable', async () => {
  const { host } = aHost({ '2.0.0': 'remotes.wrongHash', '1.0.0': 'remotes.notFound' });

  expect(await loadRegion(host, 'blog', article)).toEqual({
    status: 'unavailable',
    remote: 'blog',
  });
});

test('a path that the remote does not know is not found without a fault', async () => {
  const { host, reported } = aHost({ '2.0.0': aRoute() });

  const region = await loadRegion(host, 'blog', { ...article, path: '/blog/tides/comments' });

  expect(region).toEqual({ status: 'notFound' });
  expect(reported).toEqual([]);
});

test('an account page needs a session', async () => {
  const { host, reported } = aHost({ '2.0.0': aRoute({ access: 'account' }) });

  await expect(loadRegion(host, 'blog', article)).rejects.toBeInstanceOf(SessionRequired);
  expect(reported).toEqual([]);
});

test('an account page opens without a session for a guest with a signed link', async () => {
  const route = aRoute({ access: 'account', guestParameter: 'result', isIndexed: false });
  const { host } = aHost({ '2.0.0': route });
  const searchParams = new URLSearchParams('result=signed');

  expect(await loadRegion(host, 'blog', { ...article, searchParams })).toMatchObject({
    status: 'ready',
    page: { layout: 'blog', isIndexed: false },
  });
});

test('a page that is not found keeps the layout of its route', async () => {
  const { host } = aHost({ '1.0.0': aRoute({ load: async () => ({ status: 'notFound' }) }) });

  expect(await loadRegion(host, 'blog', article)).toMatchObject({
    status: 'notFound',
    page: { layout: 'blog' },
  });
});

test.each(['breadcrumbs', 'trail'])('a page may have breadcrumbs, returned as %s', async (name) => {
  const breadcrumbs = [{ path: '/blog', title: 'Blog' }];
  const load = async () => ({ status: 'found', [name]: breadcrumbs }) as const;
  const { host } = aHost({ '1.0.0': aRoute({ load }) });

  expect(await loadRegion(host, 'blog', article)).toMatchObject({ breadcrumbs });
});

test('the signal of data loading is aborted when the deadline passes', async () => {
  let signal: AbortSignal | undefined;
  const { host } = aHost({
    '2.0.0': aRoute({
      load: (context) => {
        signal = context.signal;
        return new Promise(() => undefined);
      },
    }),
  });

  await loadRegion(host, 'blog', article);

  expect(signal?.aborted).toBe(true);
});

test('a page may set its canonical address and the head of its content', async () => {
  const content = { title: 'Tides | Tidegate', meta: [], script: [] };
  const found = { status: 'found', canonical: '/blog/tides?page=2', head: content } as const;
  const { host } = aHost({ '1.0.0': aRoute({ load: () => Promise.resolve(found) }) });

  const region = await loadRegion(host, 'blog', article);

  expect(region).toMatchObject({ canonical: '/blog/tides?page=2', head: { content } });
});

test('a moved page throws its new address without a fault', async () => {
  const moved = { status: 'moved', to: '/blog/currents' } as const;
  const { host, reported } = aHost({ '1.0.0': aRoute({ load: () => Promise.resolve(moved) }) });

  const loading = loadRegion(host, 'blog', article);

  await expect(loading).rejects.toEqual(expect.objectContaining({ to: '/blog/currents' }));
  await expect(loading).rejects.toBeInstanceOf(PageMoved);
  expect(reported).toEqual([]);
});

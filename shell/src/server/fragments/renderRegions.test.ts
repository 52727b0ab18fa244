import { aRoute } from '../../testing/aRoute';
import { aFragmentRequest } from '../testing/aFragmentRequest';
import { aServerRelease } from '../testing/aServerRelease';
import { candidatesOf } from '../testing/candidatesOf';
import type { RenderedFragment } from './protocol/fragmentReply';
import type { RegionOutcome, RegionTask } from './regionTask';
import { parseReleaseMessages } from './parseReleaseMessages';
import type { RegionResult } from './createRegionRenderer';
import { renderRegions, type PageTask } from './renderRegions';

const blog = aServerRelease({ remote: 'blog', version: '2.0.0' });
const oldBlog = aServerRelease({ remote: 'blog', version: '1.0.0' });
const campaigns = aServerRelease({ remote: 'campaigns', slots: ['promotionBanner'] });

const fragment: RenderedFragment = {
  status: 'rendered',
  region: { view: { kind: 'route', path: '/blog' }, params: {} },
  html: '<p>blog</p>',
  dispatched: [],
};
const banner: RenderedFragment = {
  ...fragment,
  region: { view: { kind: 'slot', slot: 'promotionBanner' }, params: {} },
  html: '<p>banner</p>',
};
const messages = parseReleaseMessages('{"title":"Title","banner":{"text":"Text"}}');

const rendered = (release: typeof blog, one: RenderedFragment, isWhole = true): RegionResult => ({
  outcome: { kind: 'rendered', release, fragment: one, messages },
  isWhole,
});
const other = (outcome: RegionOutcome): RegionResult => ({ outcome, isWhole: true });

function aPageTask(rest: Partial<PageTask> = {}): PageTask {
  const request = aFragmentRequest('/blog', { form: [['a', 'b']] });
  return {
    ...{ sitePath: '/blog', isOfShell: false, slots: [], request },
    candidates: candidatesOf(blog, oldBlog, campaigns),
    transport: () => Promise.reject(new Error('no call was expected')),
    ...rest,
  };
}

const shellPage = { sitePath: '/', isOfShell: true, slots: ['promotionBanner'] } as const;

/** Renders with the given results by remote and also returns the tasks. */
async function renderWith(
  results: Partial<Record<string, RegionResult>>,
  rest: Partial<PageTask> = {},
) {
  const requested: RegionTask[] = [];
  const result = await renderRegions((task) => {
    requested.push(task);
    return Promise.resolve(results[task.remote] ?? other({ kind: 'loginNeeded' }));
  }, aPageTask(rest));
  return { requested, result, regions: result.kind === 'page' ? result.regions : undefined };
}

test('a page of a remote is rendered by its releases with the posted form', async () => {
  const { requested, regions } = await renderWith({ blog: rendered(blog, fragment) });

  expect(requested).toMatchObject([{ remote: 'blog', request: { form: [['a', 'b']] } }]);
  expect(requested[0]?.candidates.of('blog')).toEqual([blog, oldBlog]);
  expect(regions).toMatchObject({
    page: { html: '<p>blog</p>', region: { status: 'ready', remote: 'blog', version: '2.0.0' } },
    slots: {},
  });
});

test('a page of the shell renders its slots without the posted form', async () => {
  const { requested, regions } = await renderWith(
    { campaigns: rendered(campaigns, banner) },
    shellPage,
  );

  expect(requested.map(({ remote, request }) => [remote, request.slot])).toEqual([
    ['campaigns', 'promotionBanner'],
  ]);
  expect(requested[0]?.request.form).toBeUndefined();
  expect(regions?.page).toBeUndefined();
  expect(regions?.slots).toMatchObject({ promotionBanner: { html: '<p>banner</p>' } });
});

test('a slot that the live release does not fill is not rendered', async () => {
  const without = aServerRelease({ remote: 'campaigns', slots: [] });

  const { requested } = await renderWith({}, { ...shellPage, candidates: candidatesOf(without) });

  expect(requested).toEqual([]);
});

test.each<[RegionOutcome, object]>([
  [
    { kind: 'redirect', status: 301, to: '/a' },
    { kind: 'redirect', status: 301, to: '/a' },
  ],
  [{ kind: 'loginNeeded' }, { kind: 'loginNeeded' }],
])('a page can redirect: %j', async (outcome, expected) => {
  expect((await renderWith({ blog: other(outcome) })).result).toEqual(expected);
});

const actives = aRoute('/actives/:number', { layout: 'actives', slots: ['promotionBanner'] });
const withRoute = aServerRelease(
  { remote: 'campaigns', slots: ['promotionBanner'] },
  { routes: [actives] },
);
const activesPage = {
  ...{ sitePath: '/actives/4', slots: undefined, candidates: candidatesOf(withRoute) },
};

test('a page of a remote has the slots and the frame that its release states', async () => {
  const own = {
    ...fragment,
    region: { ...fragment.region, view: { kind: 'route', path: actives.path } },
  } as const;

  const { requested, regions } = await renderWith(
    { campaigns: rendered(withRoute, own) },
    activesPage,
  );

  expect(requested.map(({ request }) => request.slot)).toEqual([undefined, 'promotionBanner']);
  expect(regions?.page?.region.page).toMatchObject({
    layout: 'actives',
    slots: ['promotionBanner'],
  });
});

test('a page that no release renders has the frame of its live release', async () => {
  const unavailable = other({
    kind: 'other',
    region: { status: 'unavailable', remote: 'campaigns' },
  });

  const { regions } = await renderWith({ campaigns: unavailable }, activesPage);

  expect(regions?.page?.region).toMatchObject({
    status: 'unavailable',
    page: { layout: 'actives' },
  });
});

test('a slot that redirects is left out', async () => {
  const moved = other({ kind: 'redirect', status: 301, to: '/elsewhere' });

  const { result, regions } = await renderWith({ campaigns: moved }, shellPage);

  expect(result.kind).toBe('page');
  expect(regions?.slots).toEqual({});
});

test('a page without forms reports a refused method', async () => {
  const { regions } = await renderWith({ blog: other({ kind: 'methodNotAllowed' }) });

  expect(regions).toMatchObject({ isMethodRefused: true });
});

test('a page has the dispatched actions, slices and form problem of its regions', async () => {
  const { regions } = await renderWith({
    blog: rendered(blog, {
      ...fragment,
      slice: { version: 3, state: { open: true } },
      dispatched: [{ type: 'user/sessionEnded' }],
      submission: { status: 'refused', problem: 'refused' },
      api: { queries: { a: 1 }, provided: { tags: {} }, config: {}, subscriptions: {} },
    }),
  });

  expect(regions).toMatchObject({
    slices: { blog: { version: 3, state: { open: true } } },
    dispatched: [{ type: 'user/sessionEnded' }],
    submission: { status: 'refused', problem: 'refused' },
  });
  expect(regions?.api).toEqual({ queries: { a: 1 }, provided: { tags: {} } });
});

test('a page whose regions called nothing has no cache', async () => {
  const { regions } = await renderWith({ blog: rendered(blog, fragment) });

  expect(regions).not.toHaveProperty('api');
  expect(regions).not.toHaveProperty('submission');
});

test('a page of a remote has all messages of its release, a slot only those it uses', async () => {
  const page = await renderWith({ blog: rendered(blog, fragment) });
  const slot = await renderWith(
    { campaigns: rendered(campaigns, { ...banner, wordKeys: ['banner.text'] }) },
    shellPage,
  );

  expect(page.regions?.messages).toEqual({
    'blog@2.0.0': { messages: messages.whole, isWhole: true },
  });
  expect(slot.regions?.messages).toEqual({
    'campaigns@2.0.0': { messages: { banner: { text: 'Text' } }, isWhole: false },
  });
});

test('a page and a slot of the same release list it once with all messages', async () => {
  const requested: RegionTask[] = [];
  const result = await renderRegions(
    (task) => {
      requested.push(task);
      const own = { ...fragment, slice: { version: 1, state: 'own' } };
      const slot = { ...banner, wordKeys: ['title'], slice: { version: 1, state: 'slot' } };
      return Promise.resolve(rendered(campaigns, task.request.slot ? slot : own));
    },
    aPageTask({ sitePath: '/actives/4', slots: ['promotionBanner'] }),
  );

  expect(requested.map(({ remote, request }) => [remote, request.slot, request.form])).toEqual([
    ['campaigns', undefined, [['a', 'b']]],
    ['campaigns', 'promotionBanner', undefined],
  ]);
  expect(result).toMatchObject({
    regions: {
      page: { html: '<p>blog</p>' },
      slots: { promotionBanner: { html: '<p>banner</p>' } },
      used: [campaigns.browser],
      messages: { 'campaigns@2.0.0': { messages: messages.whole, isWhole: true } },
      slices: { campaigns: { state: 'own' } },
    },
  });
});

test('a page lists its releases and their fallbacks', async () => {
  const { regions } = await renderWith({ blog: rendered(blog, fragment) });

  expect(regions?.used).toEqual([blog.browser]);
  expect(regions?.live).toEqual({ blog: [blog.browser, oldBlog.browser] });
});

test('a release that failed on the page is not among the releases for the browser', async () => {
  const task = aPageTask();
  const result = await renderRegions(({ candidates }) => {
    candidates.drop(blog);
    return Promise.resolve(rendered(oldBlog, fragment, false));
  }, task);

  expect(result).toMatchObject({ isWhole: false, regions: { live: { blog: [oldBlog.browser] } } });
});

test('a page is whole if all its regions are', async () => {
  const slots = ['promotionBanner'] as const;
  const results = { blog: rendered(blog, fragment), campaigns: rendered(campaigns, banner) };

  const whole = await renderWith(results, { slots });
  const partial = await renderWith(
    { ...results, campaigns: rendered(campaigns, banner, false) },
    { slots },
  );

  expect([whole.result, partial.result]).toMatchObject([{ isWhole: true }, { isWhole: false }]);
});

test('a remote that a developer serves is live although the page shows nothing of it', async () => {
  const served = aServerRelease({ remote: 'blog', isDevelopment: true });
  const arriving = other({ kind: 'other', region: { status: 'arriving', remote: 'blog' } });

  const { regions } = await renderWith({ blog: arriving }, { candidates: candidatesOf(served) });

  expect(regions).toMatchObject({
    page: { region: { status: 'arriving' } },
    used: [],
    live: { blog: [served.browser] },
  });
});

import { fragmentReplySchema, htmlLimit } from './fragmentReply';

const region = {
  view: { kind: 'route', path: '/blog/:unikey' },
  params: { unikey: 'tides' },
  head: { title: 'Tides', description: 'About tides' },
};
const rendered = { status: 'rendered', region, html: '<p>one</p>', dispatched: [] };
const withRegion = (rest: object) => ({ ...rendered, region: { ...region, ...rest } });
const content = { title: 'Tides', meta: [], script: [] };
const withContent = (rest: object) =>
  withRegion({ head: { ...region.head, content: { ...content, ...rest } } });

test.each<[string, unknown]>([
  ['a page', rendered],
  ['a page with a head of its own', withContent({ meta: [{ name: 'a', content: 'b' }] })],
  ['a slot', withRegion({ view: { kind: 'slot', slot: 'promotionBanner' }, params: {} })],
  ['the longest page', { ...rendered, html: 'x'.repeat(htmlLimit) }],
  ['a page that is not found', { status: 'notFound' }],
  ['a page that moved', { status: 'moved', to: '/blog/currents' }],
  ['an ended session', { ...rendered, dispatched: [{ type: 'user/sessionEnded' }] }],
])('%s is a valid reply', (_, reply) => {
  expect(fragmentReplySchema.safeParse(reply).success).toBe(true);
});

test.each<[string, unknown]>([
  ['nothing', undefined],
  ['null', null],
  ['text', 'rendered'],
  ['a list', [rendered]],
  ['an unknown status', { status: 'shown' }],
  ['HTML that is not text', { ...rendered, html: { toString: 'x' } }],
  ['too much HTML', { ...rendered, html: 'x'.repeat(htmlLimit + 1) }],
  ['no region', { ...rendered, region: undefined }],
  ['a region of another release', withRegion({ remote: 'account' })],
  ['a region of another version', withRegion({ version: '9.9.9' })],
  ['an unknown view', withRegion({ view: { kind: 'frame' } })],
  ['an unknown slot', withRegion({ view: { kind: 'slot', slot: 'footer' } })],
  ['parameters that are not text', withRegion({ params: { unikey: {} } })],
  ['a long title', withRegion({ head: { title: 'x'.repeat(1001), description: '' } })],
  ['a head with more in it', withRegion({ head: { ...region.head, base: '/' } })],
  ['a foreign canonical address', withRegion({ canonical: '//elsewhere.example' })],
  [
    'a breadcrumb to another site',
    withRegion({ breadcrumbs: [{ path: '//elsewhere.example', title: 't' }] }),
  ],
  ['an indexed page that was not to be', withRegion({ isIndexed: true })],
  ['a meta element with another attribute', withContent({ meta: [{ 'http-equiv': 'refresh' }] })],
  ['a script that runs', withContent({ script: [{ type: 'text/javascript', json: {} }] })],
  ['too many meta elements', withContent({ meta: Array(51).fill({ name: 'a', content: 'b' }) })],
  ['an action that is not shared', { ...rendered, dispatched: [{ type: 'app/languageChanged' }] }],
  ['a session without a name', { ...rendered, dispatched: [{ type: 'user/sessionStarted' }] }],
  ['too many actions', { ...rendered, dispatched: Array(21).fill({ type: 'user/sessionEnded' }) }],
  ['a page that moved to elsewhere', { status: 'moved', to: 'https://elsewhere.example' }],
  ['a redirect to elsewhere', { status: 'redirect', to: '//elsewhere.example' }],
  ['a redirect to nowhere', { status: 'redirect' }],
])('%s is not a valid reply', (_, reply) => {
  expect(fragmentReplySchema.safeParse(reply).success).toBe(false);
});

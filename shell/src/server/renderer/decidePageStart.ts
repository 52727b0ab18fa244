import { consentParameter } from '../../consent/consent';
import type { PageStart } from '../../inline/pageStart';
import { parsePrefix } from '../../locale/prefix';
import type { RenderTask } from '../rendering/renderTask';

type StartFacts = Pick<RenderTask, 'url' | 'productionAddress'> & {
  state: {
    app: Pick<RenderTask['state']['app'], 'isH5'>;
    user: Pick<RenderTask['state']['user'], 'session'>;
  };
  regions: Pick<RenderTask['regions'], 'page' | 'slots'>;
};

/** Their payment or test continues without the visitor. */
const scriptedPaths = ['/paystatus', '/paySuc', '/win-pay', '/win-pay-result', '/webrtc-leak-test'];

const isBelow = (path: string, parent: string) => `${path}/`.startsWith(`${parent}/`);

/** Why a page starts its script without an interaction; the first row that applies decides. */
const reasons: readonly {
  why: string;
  applies: (page: StartFacts, address: URL) => boolean;
  start: PageStart;
}[] = [
  {
    why: 'consent was withdrawn, and only script forgets what the browser stores',
    applies: (_, { searchParams }) => searchParams.has(consentParameter),
    start: 'always',
  },
  {
    why: 'the page reopens at the production host',
    applies: ({ productionAddress }) => productionAddress !== undefined,
    start: 'always',
  },
  {
    why: 'a region is decided in the browser',
    applies: ({ regions: { page, slots } }) =>
      [page, ...Object.values(slots)].some((one) => one?.region.status === 'arriving'),
    start: 'always',
  },
  {
    why: 'a visitor with an account uses forms and dialogs',
    applies: ({ state }) => state.user.session !== null,
    start: 'always',
  },
  {
    why: 'a payment or a test continues without the visitor',
    applies: (_, { pathname }) =>
      scriptedPaths.some((path) => isBelow(parsePrefix(pathname).sitePath, path)),
    start: 'always',
  },
  {
    why: 'a desktop has the power to start while it is idle',
    applies: ({ state }) => !state.app.isH5,
    start: 'unlessSlow',
  },
];

export function decidePageStart(page: StartFacts): PageStart {
  const address = new URL(page.url);
  return reasons.find(({ applies }) => applies(page, address))?.start ?? 'whenNeeded';
}

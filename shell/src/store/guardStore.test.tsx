import { planChosen } from '@tidegate/contracts/store/pricingState';
import { sessionEnded, sessionStarted } from '@tidegate/contracts/store/userState';
import { createSiteStore } from './createSiteStore';
import { guardStore } from './guardStore';

const transport = () => Promise.resolve({ httpStatus: 200, body: undefined });
const session = {
  session: 'handle',
  userId: '1',
  name: 'a@b.example',
  avatar: null,
  isPasswordSet: true,
};

function aGuardedStore(remote: 'account' | 'campaigns') {
  const store = createSiteStore({ transport });
  const foreign: string[] = [];
  const guarded = guardStore(store, remote, (type) => foreign.push(type));
  return { store, guarded, foreign };
}

test('the account remote may start a session', () => {
  const { store, guarded, foreign } = aGuardedStore('account');

  guarded.dispatch(sessionStarted(session));

  expect(store.getState().user.session).toBe('handle');
  expect(foreign).toEqual([]);
});

test('a campaign may choose a plan but not end a session', () => {
  const { store, guarded, foreign } = aGuardedStore('campaigns');
  store.dispatch(sessionStarted(session));

  guarded.dispatch(planChosen({ productId: 'v2.vip.one.web.usd.1y' }));
  guarded.dispatch(sessionEnded());

  expect(foreign).toEqual(['user/sessionEnded']);
  expect(store.getState().user.session).toBe('handle');
});

test('a thunk of a remote is guarded like the remote itself', () => {
  const { store, guarded, foreign } = aGuardedStore('campaigns');
  store.dispatch(sessionStarted(session));

  guarded.dispatch((dispatch) => dispatch(sessionEnded()));

  expect(foreign).toEqual(['user/sessionEnded']);
  expect(store.getState().user.session).toBe('handle');
});

import { createAction, createReducer } from '@reduxjs/toolkit';
import { sessionStarted } from '@tidegate/contracts/store/userState';
import { createSiteStore } from './createSiteStore';

const added = createAction('blog/added');

function aCounter(step: number) {
  return createReducer({ count: 0 }, (builder) => {
    builder.addCase(added, (state) => {
      state.count += step;
    });
  });
}

const someAnswers = createReducer({ count: 0 }, (builder) => {
  builder
    .addCase(added, (state) => {
      state.count += 1;
    })
    .addCase('siteApi/resetApiState', () => ({ count: 0 }));
});

const started = (name: string) =>
  sessionStarted({ session: name, userId: null, name, avatar: null, isPasswordSet: true });

const transport = () => Promise.resolve({ httpStatus: 200, body: undefined });

function stateOf(store: ReturnType<typeof createSiteStore>, key: string): unknown {
  return (store.getState() as unknown as Record<string, unknown>)[key];
}

test('a swap keeps the state of a slice whose version is equal', () => {
  const store = createSiteStore({ transport });
  store.injectSlice({ key: 'blog', version: 1, reducer: aCounter(1) });
  store.dispatch(added());

  store.injectSlice({ key: 'blog', version: 1, reducer: aCounter(10) });
  store.dispatch(added());

  expect(stateOf(store, 'blog')).toEqual({ count: 11 });
});

test('a swap to another slice version resets that slice alone', () => {
  const store = createSiteStore({ transport });
  store.injectSlice({ key: 'blog', version: 1, reducer: aCounter(1) });
  store.injectSlice({ key: 'pricing', version: 1, reducer: aCounter(1) });
  store.dispatch(added());

  store.injectSlice({ key: 'blog', version: 2, reducer: aCounter(1) });

  expect(stateOf(store, 'blog')).toEqual({ count: 0 });
  expect(stateOf(store, 'pricing')).toEqual({ count: 1 });
});

test('state that the server sent waits for its slice', () => {
  const store = createSiteStore({
    transport,
    preloadedState: { blog: { count: 7 } } as never,
    sliceVersions: { blog: 1 },
  });
  expect(stateOf(store, 'blog')).toBeUndefined();

  store.injectSlice({ key: 'blog', version: 1, reducer: aCounter(1) });

  expect(stateOf(store, 'blog')).toEqual({ count: 7 });
});

test('state that the server sent for another slice version is dropped', () => {
  const store = createSiteStore({
    transport,
    preloadedState: { blog: { count: 7 } } as never,
    sliceVersions: { blog: 1 },
  });

  store.injectSlice({ key: 'blog', version: 2, reducer: aCounter(1) });

  expect(stateOf(store, 'blog')).toEqual({ count: 0 });
});

test('two stores never share their slices', () => {
  const first = createSiteStore({ transport });
  const second = createSiteStore({ transport });

  first.injectSlice({ key: 'blog', version: 1, reducer: aCounter(1) });

  expect(stateOf(second, 'blog')).toBeUndefined();
});

test.each([
  ['a visitor keeps what was answered', [], 1],
  ['another account gets answers of their own', [started('Ada')], 0],
])('the account that logs in after %s', (_, earlier, kept) => {
  const store = createSiteStore({ transport });
  for (const action of earlier) store.dispatch(action);
  store.injectSlice({ key: 'answers', version: 1, reducer: someAnswers });
  store.dispatch(added());

  store.dispatch(started('Grace'));

  expect(stateOf(store, 'answers')).toEqual({ count: kept });
});

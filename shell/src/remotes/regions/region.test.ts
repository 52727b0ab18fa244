import type { RemoteModule, RemoteRoute } from '@tidegate/contracts/remotes/remoteModule';
import { loadCode } from './region';

const facts = {
  head: { title: 'title', description: 'description' },
  isSwapSafe: true,
  access: 'public',
  layout: 'single',
} as const;

const aLazyRoute = (path: string): RemoteRoute => ({ ...facts, path, isLazy: true });

test('the code of all lazy pages is imported once and added to their routes', async () => {
  const first = aLazyRoute('/myAccount');
  const second = aLazyRoute('/myAccount/data');
  const login: RemoteRoute = { ...facts, path: '/login', Component: () => 'login' };
  const load = () => Promise.resolve({ status: 'found' } as const);
  const lazyPages = jest.fn(() =>
    Promise.resolve({
      '/myAccount': { load, Component: () => 'account' },
      '/myAccount/data': { Component: () => 'data' },
    }),
  );
  const module: RemoteModule = {
    name: 'account',
    routes: [login, first, second],
    slots: [],
    lazyPages,
  };

  await loadCode(module, login);
  expect(lazyPages).not.toHaveBeenCalled();
  await loadCode(module, first);
  await loadCode(module, second);

  expect(first.load).toBe(load);
  expect([login, first, second].map((route) => route.Component?.({} as never))).toEqual([
    ...['login', 'account', 'data'],
  ]);
  expect(lazyPages).toHaveBeenCalledTimes(1);
});

test('an import that fails is repeated by the next page', async () => {
  const route = aLazyRoute('/myAccount');
  const lazyPages = jest
    .fn()
    .mockRejectedValueOnce(new Error('lost'))
    .mockResolvedValue({ '/myAccount': { Component: () => 'account' } });
  const module: RemoteModule = { name: 'account', routes: [route], slots: [], lazyPages };

  await expect(loadCode(module, route)).rejects.toThrow('lost');
  await loadCode(module, route);

  expect(route.Component?.({} as never)).toBe('account');
});

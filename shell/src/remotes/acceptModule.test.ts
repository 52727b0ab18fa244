import type { RemoteModule } from '@tidegate/contracts/remotes/remoteModule';
import { aRoute } from '../testing/aRoute';
import { completeModule } from './acceptModule';

const Component = () => null;
const earlier = { ...aRoute('/paystatus'), layout: undefined, Component };
const aModule = { name: 'pricing', routes: [earlier], slots: [] } as unknown as RemoteModule;

test('the module of an earlier release gets the facts that the edge lists', () => {
  const known = aRoute('/paystatus', { layout: 'pricing', access: 'account' });

  expect(completeModule(aModule, [aRoute('/pricing'), known]).routes).toEqual([
    { ...known, Component },
  ]);
});

test('the module of another release stays as it is', () => {
  expect(completeModule(aModule, undefined)).toBe(aModule);
});

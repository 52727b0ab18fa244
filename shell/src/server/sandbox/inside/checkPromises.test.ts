import type { RemoteModule } from '@tidegate/contracts/remotes/remoteModule';
import { RemoteFaultError } from '../../../remotes/RemoteFaultError';
import { checkPromises } from './checkPromises';

const campaigns = {
  name: 'campaigns',
  routes: [{ path: '/blackfriday' }, { path: '/easter' }],
  slots: [{ name: 'promotionBanner' }],
} as unknown as RemoteModule;

function findFault(rest: Partial<RemoteModule>) {
  try {
    checkPromises(
      { ...campaigns, ...rest },
      {
        ...{ remote: 'campaigns', version: '1.0.0' },
        promised: { routes: ['/blackfriday'], slots: ['promotionBanner'] },
      },
    );
  } catch (error) {
    return error instanceof RemoteFaultError ? error.fault : error;
  }
}

test('a module with everything its release lists passes, even with more', () => {
  expect(findFault({})).toBeUndefined();
});

test.each([
  ['page', { routes: [] }, 'lacks /blackfriday, which its release lists'],
  ['slot', { slots: [] }, 'lacks promotionBanner, which its release lists'],
])('a module that lacks a %s is invalid', (_, rest, message) => {
  expect(findFault(rest)).toMatchObject({ code: 'remotes.invalidModule', message });
});

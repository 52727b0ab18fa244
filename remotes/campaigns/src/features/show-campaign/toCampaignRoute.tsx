import type {
  LoadResult,
  RemoteContext,
  RemoteRoute,
  RouteProps,
} from '@tidegate/contracts/remotes/remoteModule';
import { selectCurrency } from '@tidegate/contracts/store/pricingState';
import { campaignsApi } from '../../shared/campaignsApi';
import type { Address } from './addresses';
import { CampaignPage } from './CampaignPage';

async function loadCampaign(
  { find }: Address,
  { params, dispatch, getState }: RemoteContext,
): Promise<LoadResult> {
  const { campaignsMoment, campaignsPlans } = campaignsApi.endpoints;
  const [{ data: moment }] = await Promise.all([
    dispatch(campaignsMoment.initiate(undefined, { subscribe: false })),
    dispatch(campaignsPlans.initiate(selectCurrency(getState()), { subscribe: false })),
  ]);
  const shown = moment && find(moment.instantMs, params['part']);
  if (!shown) return { status: 'notFound' };
  const { family, year, path } = shown.campaign;
  return { status: 'found', headValues: { context: family, year }, canonical: path };
}

/** The page also exists before its campaign starts and after it has ended. */
export function toCampaignRoute(address: Address): RemoteRoute {
  return {
    path: address.path,
    head: address.head,
    isSwapSafe: true,
    access: 'public',
    ...(!address.isOwn && { isIndexed: false }),
    layout: address.isPart ? 'single' : 'actives',
    ...(/^\/actives(\/|$)/.test(address.path) && { slots: ['promotionBanner'] }),
    load: (context) => loadCampaign(address, context),
    Component: ({ params }: RouteProps) => <CampaignPage address={address} part={params['part']} />,
  };
}

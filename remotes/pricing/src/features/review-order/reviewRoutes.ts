import type { LoadResult, RemoteContext, RemoteRoute } from '@tidegate/contracts/remoteModule';
import { planChosen } from '@tidegate/contracts/store/pricingState';
import { loadPlans } from '../../shared/loadPlans';
import { currencyOfProduct, findPlan } from '../../shared/planChoice';
import { pricingApi } from '../../shared/pricingApi';
import { ChooseFirstPage } from './ChooseFirstPage';
import { ReviewPage } from './ReviewPage';

async function loadOrder({ params, dispatch }: RemoteContext): Promise<LoadResult> {
  const productId = params.id ?? '';
  const currency = currencyOfProduct(productId);
  if (!currency) return { status: 'notFound' };
  const { pricingPlanList } = pricingApi.endpoints;
  const { data } = await dispatch(pricingPlanList.initiate(currency, { subscribe: false }));
  if (!data) return { status: 'found', isIncomplete: true };
  if (!findPlan(data.plans, productId)) return { status: 'notFound' };
  dispatch(planChosen({ productId }));
  return { status: 'found' };
}

/** The step before payment, with the plan in its address or without one. */
export const reviewRoutes: readonly RemoteRoute[] = [
  {
    path: '/pricing/checkout',
    head: { title: 'chooseFirst.heading', description: 'chooseFirst.intro' },
    isSwapSafe: true,
    access: 'public',
    load: loadPlans,
    Component: ChooseFirstPage,
  },
  {
    path: '/pricing/checkout/:id',
    head: { title: 'review.heading', description: 'review.intro' },
    // A visitor who reads what they will pay must not see it change.
    isSwapSafe: false,
    access: 'public',
    load: loadOrder,
    Component: ReviewPage,
  },
];

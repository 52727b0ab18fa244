import { siteApi, type ApiReply } from '@tidegate/contracts/siteApi';
import { selectChosenProductId } from '@tidegate/contracts/store/pricingState';
import { answer, createFakeTransport, refuse } from '@tidegate/delivery/testing/fakeTransport';
import { aPlan, aPlanList } from '@tidegate/delivery/testing/plans';
import { createTestStore } from '@tidegate/delivery/testing/testStore';
import pricing from '../../exposed/remote';
import { choosePlan } from './choosePlan';

const onSale = answer(aPlanList([aPlan({ product_id: 'v2.year' })]));

/** Posts the form as a page without script does, with an empty API cache. */
async function post(fields: Record<string, string>, { reply = onSale, search = '' } = {}) {
  pricing.registerEndpoints?.(siteApi);
  const { transport, requests } = createFakeTransport({
    'GET /api/mms/payment/v1/providers/plans': (): ApiReply => reply(),
  });
  const store = createTestStore({ remote: pricing, transport });
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);

  const result = await choosePlan(
    {
      params: {},
      searchParams: new URLSearchParams(search),
      dispatch: store.dispatch,
      getState: store.getState,
      signal: new AbortController().signal,
    },
    form,
  );
  return { result, requests, chosen: selectChosenProductId(store.getState()) };
}

describe('a posted choice of plan', () => {
  test('keeps the coupon', async () => {
    const { result } = await post({ plan: 'v2.year' }, { search: 'coupon=WELCOME10' });

    expect(result).toEqual({
      status: 'redirect',
      to: '/pricing?plan=v2.year&coupon=WELCOME10',
    });
  });

  test('redirects to the address of the plan and is stored', async () => {
    const { result, chosen } = await post({ plan: 'v2.year' });

    expect(result).toEqual({ status: 'redirect', to: '/pricing?plan=v2.year' });
    expect(chosen).toBe('v2.year');
  });

  test('is looked up in the currency of the page', async () => {
    const { result, requests } = await post({ plan: 'v2.year' }, { search: 'currency=cad&plan=x' });

    expect(requests[0]?.search).toEqual({ currency: 'CAD' });
    expect(result).toEqual({ status: 'redirect', to: '/pricing?plan=v2.year&currency=CAD' });
  });

  test.each([
    ['no plan', {}],
    ['an empty plan', { plan: '' }],
    ['a plan that is not on sale', { plan: 'v2.month' }],
    ['an address instead of a plan', { plan: 'https://example.org' }],
  ])('with %s is refused', async (_, fields) => {
    const { result, chosen } = await post(fields);

    expect(result).toEqual({ status: 'refused', problem: 'noPlan' });
    expect(chosen).toBeNull();
  });

  test('is refused while the price list cannot be reached', async () => {
    const { result } = await post({ plan: 'v2.year' }, { reply: refuse(503) });

    expect(result).toEqual({ status: 'refused', problem: 'plansUnavailable' });
  });
});

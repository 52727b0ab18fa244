import type { Plan } from '@tidegate/contracts/api/catalogue';
import { answer } from '@tidegate/delivery/testing/fakeTransport';
import { aPlanList } from '@tidegate/delivery/testing/plans';

export const plansCall = 'GET /api/mms/payment/v1/providers/plans';

/** The catalogue answers with these plans, or with a year and a month. */
export const selling = (plans?: readonly Plan[]) => ({
  replies: { [plansCall]: answer(aPlanList(plans)) },
});

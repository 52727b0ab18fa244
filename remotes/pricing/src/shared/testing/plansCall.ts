import type { Plan } from '@tidegate/contracts/api/catalogue/schemas';
import { answer } from '@tidegate/delivery/testing/fakeTransport';
import { aPlanList } from '@tidegate/delivery/testing/plans';

export const plansCall = 'GET /api/mms/payment/v1/providers/plans';

/** A catalogue with these plans, or with a yearly and a monthly one. */
export const selling = (plans?: readonly Plan[]) => ({
  replies: { [plansCall]: answer(aPlanList(plans)) },
});

import type { OrderResult } from '@tidegate/contracts/api/payments/purchaseSchemas';
import type { FastifyRequest } from 'fastify';

import { accountOf } from '../../../plugins/accountOf';
import type { Promotions } from '../../promotions';
import type { CreateThrottle } from '../../throttling';
import type { PaymentContext } from '../paymentContext';
import type { StoredOrder } from '../stores/orderRepository';
import type { CountryGate } from './countryGate';
import { type IdempotentCalls, idempotencyKeyOf } from './idempotentCalls';
import type { ResultLinks } from './resultLinks';
import { toOrderResult } from './toOrderResult';

export interface RouteParts {
  payments: PaymentContext;
  links: ResultLinks;
  gate: CountryGate;
  calls: IdempotentCalls;
  findCoupon: Promotions['findCoupon'];
  createThrottle: CreateThrottle;
}

export interface RouteContext extends RouteParts {
  /** Runs `work` once per idempotency key of the request. */
  once<Reply extends object>(request: FastifyRequest, work: () => Promise<Reply>): Promise<Reply>;
  toResult(order: StoredOrder): OrderResult;
}

export function createRouteContext(parts: RouteParts): RouteContext {
  const { calls, links } = parts;
  return {
    ...parts,
    once: (request, work) =>
      calls.run(
        {
          accountId: accountOf(request),
          key: idempotencyKeyOf(request),
          request: [request.routeOptions.url, request.body],
        },
        work,
      ),
    toResult: (order) => toOrderResult(order, links.toHash(order)),
  };
}

import { couponCheckPath } from '@tidegate/contracts/api/payments/endpoints';
import {
  couponCheckReplySchema,
  couponCheckSchema,
} from '@tidegate/contracts/api/payments/quoteSchemas';
import { succeed } from '@tidegate/contracts/errors/envelope';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { refusal } from '../../../refusal';
import { visitorAddress } from '../../../plugins/visitorAddress';
import type { StoredCoupon } from '../../promotions';
import { describeCoupon } from '../quotes/describeCoupon';
import type { RouteContext } from './routeContext';

export async function findTypedCoupon(
  { findCoupon }: RouteContext,
  request: FastifyRequest,
  text = '',
): Promise<StoredCoupon | undefined> {
  if (text.trim() === '') return undefined;
  const { accountId } = request;
  return findCoupon(text, { accountId, address: visitorAddress(request) });
}

/** Previews a coupon for an account, or for a visitor, who cannot get a quote. */
export function couponRoutes(context: RouteContext): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      couponCheckPath,
      {
        preHandler: app.readSession,
        schema: { body: couponCheckSchema, response: { 200: couponCheckReplySchema } },
      },
      async (request) => {
        context.gate.refuseCountry(request);
        const { product_id: productId, with_trial: withTrial = false } = request.body;
        const { accountId } = request;
        const coupon = await findTypedCoupon(context, request, request.body.coupon);
        if (!coupon) throw refusal('promotions.unknownCoupon');
        const wanted = { accountId, productId, withTrial, coupon };
        return succeed(await describeCoupon(context.payments, wanted));
      },
    );
  };
}

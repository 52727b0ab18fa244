import {
  couponCheckPath,
  couponCheckReplySchema,
  couponCheckSchema,
} from '@tidegate/contracts/api/payments';
import { succeed } from '@tidegate/contracts/envelope';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';

import { visitorAddress } from '../../../plugins/visitorAddress';
import { type StoredCoupon, unknownCoupon } from '../../promotions';
import type { PaymentServices } from '../paymentServices';

export async function findTypedCoupon(
  { findCoupon }: PaymentServices,
  request: FastifyRequest,
  text = '',
): Promise<StoredCoupon | undefined> {
  if (text.trim() === '') return undefined;
  const { accountId } = request;
  return findCoupon(text, { accountId, address: visitorAddress(request) });
}

/** Previews a coupon for an account, or for a visitor, who cannot get a quote. */
export function couponRoutes(services: PaymentServices): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      couponCheckPath,
      {
        preHandler: app.readSession,
        schema: { body: couponCheckSchema, response: { 200: couponCheckReplySchema } },
      },
      async (request) => {
        services.gate.refuseCountry(request);
        const { product_id: productId, with_trial: withTrial = false } = request.body;
        const { accountId } = request;
        const coupon = await findTypedCoupon(services, request, request.body.coupon);
        if (!coupon) throw unknownCoupon();
        return succeed(
          await services.quotes.describeCoupon({ accountId, productId, withTrial, coupon }),
        );
      },
    );
  };
}

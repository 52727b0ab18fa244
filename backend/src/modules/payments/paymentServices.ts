import {
  type OrderResult,
  type PaymentParams,
  type ProviderCode,
  providerCodes,
} from '@tidegate/contracts/api/payments';
import type { Invoice } from '@tidegate/contracts/api/refunds';
import { inviteFreeDays } from '@tidegate/contracts/inviteOffer';
import { promises } from '@tidegate/contracts/promises';
import type { FastifyRequest } from 'fastify';

import { accountOf } from '../../plugins/accountOf';
import type { Promotions } from '../promotions';
import { type AccountOverview, accountOverview } from './access/accountOverview';
import type { CountryGate } from './quotes/countryGate';
import { type IdempotentCalls, idempotencyKeyOf } from './orders/idempotentCalls';
import { type InviteService, inviteService } from './invites/inviteService';
import { toInvoice } from './invoices/invoice';
import type { StoredOrder } from './orders/orderRepository';
import type { PaymentContext } from './paymentContext';
import { unknownOrder } from './paymentErrors';
import { type PurchaseService, purchaseService } from './orders/purchaseService';
import { quoteLifetimeSeconds, type QuoteService, quoteService } from './quotes/quoteService';
import { type RefundService, refundService, withdrawalDays } from './refunds/refundService';
import type { ResultLinks } from './orders/resultLinks';
import type { Settlement } from './settlement/settlement';
import { type SubscriptionService, subscriptionService } from './subscriptions/subscriptionService';
import { readTracking } from './orders/tracking';
import { toOrderResult } from './orders/toOrderResult';

export interface PaymentServices {
  settlement: Settlement;
  quotes: QuoteService;
  purchases: PurchaseService;
  refunds: RefundService;
  subscriptions: SubscriptionService;
  overview: AccountOverview;
  invoices: {
    describe(
      accountId: string,
      order: StoredOrder,
    ): Promise<{
      planName: string;
      email: string | null;
    }>;
    get(accountId: string, orderId: string): Promise<Invoice>;
  };
  invites: InviteService;
  links: ResultLinks;
  gate: CountryGate;
  findCoupon: Promotions['findCoupon'];
  /** Runs `work` once per idempotency key of the request. */
  once<Reply extends object>(request: FastifyRequest, work: () => Promise<Reply>): Promise<Reply>;
  toResult(order: StoredOrder): OrderResult;
  params(request: FastifyRequest): Promise<PaymentParams>;
}

export interface ServiceParts {
  context: PaymentContext;
  settlement: Settlement;
  links: ResultLinks;
  gate: CountryGate;
  calls: IdempotentCalls;
  findCoupon: Promotions['findCoupon'];
}

export function createPaymentServices(parts: ServiceParts): PaymentServices {
  const { context, settlement, links, gate, calls, findCoupon } = parts;
  const { orders, plans, buyers } = context;
  const invites = inviteService(context);
  const quotes = quoteService(context, settlement, invites);
  const refunds = refundService(context);
  const describe: PaymentServices['invoices']['describe'] = async (accountId, order) => ({
    planName: (await plans.findById(order.planId))?.name ?? order.productId,
    email: (await buyers.findEmail(accountId)) ?? null,
  });
  return {
    settlement,
    quotes,
    refunds,
    invites,
    links,
    gate,
    findCoupon,
    purchases: purchaseService(context, quotes, settlement),
    subscriptions: subscriptionService(context),
    overview: accountOverview(context, refunds),
    invoices: {
      describe,
      get: async (accountId, orderId) => {
        const order = await orders.findOwn(accountId, orderId);
        if (!order) throw unknownOrder();
        const { planName, email } = await describe(accountId, order);
        return toInvoice(order, planName, email);
      },
    },
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
    params: async (request) => ({
      providers: providerCodes.map((code) => describeProvider(context, code)),
      is_country_refused: gate.isRefused(request),
      quote_lifetime_seconds: quoteLifetimeSeconds,
      refund_days: promises.days,
      withdrawal_days: withdrawalDays,
      invite: await describeInvite(invites, request),
    }),
  };
}

async function describeInvite(invites: InviteService, request: FastifyRequest) {
  const { invite_code: code } = readTracking(request);
  if (!code) return null;
  const judged = await invites.judge(code, request.accountId);
  const refusal = 'refusal' in judged ? judged.refusal : null;
  return { free_days: refusal === null ? inviteFreeDays : 0, refusal };
}

const kinds = { s1: 'card', ps: 'wallet', gap: 'deviceWallet', rz: 'page', tpa: 'page' } as const;

function describeProvider({ providers }: PaymentContext, code: ProviderCode) {
  const provider = providers.get(code);
  return {
    code,
    kind: kinds[code],
    is_available: provider !== undefined,
    can_renew: provider?.charge !== undefined,
    is_sandbox: provider?.isSandbox ?? false,
  };
}

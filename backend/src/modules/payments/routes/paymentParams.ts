import type { PaymentParams } from '@tidegate/contracts/api/payments/quoteSchemas';
import { type ProviderCode, providerCodes } from '@tidegate/contracts/api/payments/codes';
import { inviteFreeDays } from '@tidegate/contracts/catalogue/inviteOffer';
import { promises } from '@tidegate/contracts/catalogue/promises';
import type { FastifyRequest } from 'fastify';

import { judgeInvite } from '../invites/judgeInvite';
import type { PaymentContext } from '../paymentContext';
import { quoteLifetimeSeconds } from '../quotes/quotePlan';
import { withdrawalDays } from '../refunds/refundPeriods';
import type { RouteContext } from './routeContext';
import { readTracking } from './readTracking';

/** What the checkout shows before anything is quoted. */
export async function paymentParams(
  { payments, gate }: RouteContext,
  request: FastifyRequest,
): Promise<PaymentParams> {
  return {
    providers: providerCodes.map((code) => describeProvider(payments, code)),
    is_country_refused: gate.isRefused(request),
    quote_lifetime_seconds: quoteLifetimeSeconds,
    refund_days: promises.days,
    withdrawal_days: withdrawalDays,
    invite: await describeInvite(payments, request),
  };
}

async function describeInvite(payments: PaymentContext, request: FastifyRequest) {
  const { invite_code: code } = readTracking(request);
  if (!code) return null;
  const judged = await judgeInvite(payments, code, request.accountId);
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

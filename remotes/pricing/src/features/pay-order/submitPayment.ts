import type { OrderResult } from '@tidegate/contracts/api/payments/purchaseSchemas';
import { providerCodes, type ProviderCode } from '@tidegate/contracts/api/payments/codes';
import type { Quote } from '@tidegate/contracts/api/payments/quoteSchemas';
import { isEmailAddress } from '@tidegate/contracts/visitors/isEmailAddress';
import type { RemoteContext, SubmitResult } from '@tidegate/contracts/remotes/remoteModule';
import { selectLanguage } from '@tidegate/contracts/store/appState';
import { selectIsSignedIn, sessionStarted } from '@tidegate/contracts/store/userState';
import { errorCodeOf, isUnanswered } from '@tidegate/contracts/errors/callError';
import { uncached } from '@tidegate/contracts/remotes/uncached';
import { rekeyIntent } from '../../shared/orders/intentKey';
import { pricingApi, type PayRequest } from '../../shared/plans/pricingApi';
import { approvalAwaited } from '../../shared/plans/pricingSlice';
import { readText } from '../../shared/readText';
import { findQuoteRequest } from './findQuoteRequest';
import { toRefusal, type PayProblem, type PayRefusal } from './payProblem';
import { readCheckoutOptions } from './checkoutOptions';

type Step<Value> = { value: Value } | { refusal: PayRefusal };
type Result = SubmitResult<PayProblem>;

// Untracked, because tracked replies become part of the state and of the page's HTML.
const untracked = { track: false } as const;

/** Handles the pay button and redirects to `statusPath`. */
export function submitPayment(statusPath: string) {
  return async (context: RemoteContext, form: FormData): Promise<Result> => {
    const { dispatch } = context;
    const email = readText(form, 'email');
    const named = readText(form, 'provider');
    const provider = providerCodes.find((code) => code === named) ?? null;
    const refuse = (refusal: PayRefusal): Result => ({
      status: 'refused',
      problem: { refusal, email, provider },
    });
    if (!provider) return refuse('noProvider');

    const session = await findSession(context, email);
    if ('refusal' in session) return refuse(session.refusal);
    const paid = await payAs(context, form, provider);
    // Dispatched last, because it re-renders the page while the buyer is using it.
    if (session.value) dispatch(sessionStarted(session.value));
    if ('refusal' in paid) return refuse(paid.refusal);
    dispatch(approvalAwaited({ orderId: paid.value }));
    return { status: 'redirect', to: `${statusPath}?order=${paid.value}` };
  };
}

/** Creates an account for a buyer without one; null if the buyer is logged in. */
async function findSession({ dispatch, getState }: RemoteContext, email: string) {
  if (selectIsSignedIn(getState())) return { value: null };
  if (email === '') return { refusal: 'emailMissing' } as const;
  if (!isEmailAddress(email)) return { refusal: 'emailInvalid' } as const;
  const body = { email, language: selectLanguage(getState()) };
  const call = pricingApi.endpoints.pricingSignUp.initiate(body, untracked);
  const { data, error } = await dispatch(call);
  if (error) {
    const isInvalid = errorCodeOf(error) === 'requests.invalid';
    return { refusal: isInvalid ? 'emailInvalid' : toRefusal(error) } as const;
  }
  const { session } = data;
  return { value: { session, userId: null, name: email, avatar: null, isPasswordSet: false } };
}

/** Pays exactly the amount that the buyer was shown and returns the order number. */
async function payAs(
  context: RemoteContext,
  form: FormData,
  provider: ProviderCode,
): Promise<Step<string>> {
  const { pricingQuote, pricingPay } = pricingApi.endpoints;
  const wanted = await findQuoteRequest(context);
  const quoted = await context.dispatch(pricingQuote.initiate(wanted, uncached));
  if (!quoted.data) return { refusal: quoted.error ? toRefusal(quoted.error) : 'failed' };
  const quote = quoted.data;
  if (readText(form, 'amount') !== String(quote.amount_due)) {
    return { refusal: 'orders.priceChanged' };
  }

  const request = toPayRequest(context, quote, provider, readText(form, 'key'));
  const { data: result, error } = await context.dispatch(pricingPay.initiate(request, untracked));
  // The same submit is already in progress; the payment page shows its result.
  if (error && errorCodeOf(error) === 'payments.keyInFlight') return { value: quote.quote_id };
  rekeyIntent(context, request.key, !error || !isUnanswered(error));
  if (error) return { refusal: isUnanswered(error) ? 'unanswered' : toRefusal(error) };
  const failure = failureOf(result);
  return failure ? { refusal: failure } : { value: result.order_id };
}

function toPayRequest(
  context: RemoteContext,
  { quote_id, kind, amount_due, currency }: Quote,
  provider: ProviderCode,
  key: string,
): PayRequest {
  const language = selectLanguage(context.getState());
  const body = { quote_id, amount_due, currency, language };
  if (readCheckoutOptions(context).renews || kind === 'change') {
    return { key, provider: null, body: { ...body, provider } };
  }
  return { key, provider, body };
}

function failureOf({ status, failure }: OrderResult): PayRefusal | null {
  if (status === 'failed') return failure ?? 'failed';
  return status === 'expired' ? 'expired' : null;
}

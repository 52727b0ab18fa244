import { currencyCookie, currencyCookieSeconds } from '@tidegate/contracts/currencyCookie';
import type { Currency } from '@tidegate/contracts/money';
import type { SiteDispatch } from '@tidegate/contracts/remoteModule';
import { currencyChosen } from './pricingSlice';

/** Shows every price in this currency from now on, on later visits too. */
export function chooseCurrency(dispatch: SiteDispatch, currency: Currency): void {
  dispatch(currencyChosen(currency));
  // On the server the reply to the page sets it.
  if (typeof document === 'undefined') return;
  const secure = location.protocol === 'https:' ? ';secure' : '';
  document.cookie = `${currencyCookie}=${currency};path=/;max-age=${currencyCookieSeconds};samesite=lax${secure}`;
}

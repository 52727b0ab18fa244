import {
  currencyCookie,
  currencyCookieSeconds,
} from '@tidegate/contracts/catalogue/currencyCookie';
import type { Currency } from '@tidegate/contracts/catalogue/money';
import type { SiteDispatch } from '@tidegate/contracts/remotes/remoteModule';
import { currencyChosen } from './pricingSlice';

/** Changes the currency of all prices and remembers it for later visits. */
export function chooseCurrency(dispatch: SiteDispatch, currency: Currency): void {
  dispatch(currencyChosen(currency));
  // On the server the page's response sets the cookie.
  if (typeof document === 'undefined') return;
  const secure = location.protocol === 'https:' ? ';secure' : '';
  document.cookie = `${currencyCookie}=${currency};path=/;max-age=${currencyCookieSeconds};samesite=lax${secure}`;
}

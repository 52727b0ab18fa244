/** Stores the visitor's currency; both the server and the page write it. */
export const currencyCookie = 'CURRENCY';
export const currencyCookieSeconds = 400 * 24 * 3600;

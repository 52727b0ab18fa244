/** Keeps the currency that a visitor chose, written by the server and by the page. */
export const currencyCookie = 'CURRENCY';
export const currencyCookieSeconds = 400 * 24 * 3600;

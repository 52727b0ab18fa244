/** Path of the sandbox pages on the site's origin. */
export const pagesPrefix = '/api/mms/payment/sandbox';

export function pathOfPayment(id: string): string {
  return `${pagesPrefix}/pay/${encodeURIComponent(id)}`;
}

/**
 * The query parameters that pages read. The server ignores all others, such as the click IDs of
 * advertisers, so that their pages are rendered and cached once.
 */
export const pageParameters = [
  ...[
    'asked',
    'cancelled',
    'category',
    'claim',
    'confirm',
    'consent',
    'coupon',
    'currency',
    'leave',
    'notice',
  ],
  ...['order', 'page', 'plan', 'q'],
  ...['redirect', 'region', 'renewal', 'result', 'sent', 'sort', 'start', 'tag'],
] as const;

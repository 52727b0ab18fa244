/** Topics of the help centre, in the order in which it lists them. Other pages link to them. */
export const helpTopics = [
  'set-up-windows',
  'set-up-mac',
  'set-up-iphone-and-ipad',
  'set-up-android',
  'set-up-tv-and-console',
  'cannot-connect',
  'slow-connection',
  'site-or-app-blocked',
  'address-still-visible',
  'payment-declined',
  'cancel-renewal',
  'get-a-refund',
  'cannot-log-in',
  'device-limit',
  'secure-your-account',
  'delete-account-and-data',
] as const;

export type HelpTopicPath = `/help/${(typeof helpTopics)[number]}`;

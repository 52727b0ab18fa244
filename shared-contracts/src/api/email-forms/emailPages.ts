/** Site paths that emails link to. */
export const emailPages = [
  '/download',
  '/edmsub',
  '/email',
  '/forgetPassword',
  '/order/history',
  '/pricing',
  '/privacy_policy',
  '/resetPassword',
  '/student-discount',
] as const;

export type EmailPage = (typeof emailPages)[number];

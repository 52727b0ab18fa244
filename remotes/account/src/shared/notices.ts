import type { SubmitResult } from '@tidegate/contracts/remotes/remoteModule';

/** Confirmations of accepted forms, by the page's `?notice=`. */
const noticeKeys = {
  saved: 'settings.saved',
  passwordChanged: 'myAccount.passwordChanged',
} as const;

type NoticeName = keyof typeof noticeKeys;

export function redirectToNotice(path: string, notice: NoticeName): SubmitResult<never> {
  return { status: 'redirect', to: `${path}?notice=${notice}` };
}

/** Undefined without a notice, or for a notice that the page handles itself. */
export function findNoticeKey(search: URLSearchParams) {
  const name = search.get('notice');
  return Object.entries(noticeKeys).find(([notice]) => notice === name)?.[1];
}

import type { SubmitResult } from '@tidegate/contracts/remoteModule';

/** What an account page says after a form was accepted, by its `?notice=`. */
const noticeKeys = {
  saved: 'settings.saved',
  passwordChanged: 'myAccount.passwordChanged',
} as const;

type NoticeName = keyof typeof noticeKeys;

/** Leads to an account page, which then says what was done. */
export function redirectToNotice(path: string, notice: NoticeName): SubmitResult<never> {
  return { status: 'redirect', to: `${path}?notice=${notice}` };
}

/** The key of what to say; none where the address says nothing, or something of its own. */
export function findNoticeKey(search: URLSearchParams) {
  const name = search.get('notice') ?? '';
  return Object.hasOwn(noticeKeys, name) ? noticeKeys[name as NoticeName] : undefined;
}

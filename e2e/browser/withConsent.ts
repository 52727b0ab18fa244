import { settings } from '../site/settings';

/** The storage state after the cookie consent banner; `undefined` means not answered yet. */
export function withConsent(answer: 'yes' | 'no' | undefined) {
  const cookie = {
    name: 'tidegate_consent',
    value: answer ?? '',
    domain: new URL(settings.siteUrl).hostname,
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax' as const,
  };
  return { cookies: answer === undefined ? [] : [cookie], origins: [] };
}

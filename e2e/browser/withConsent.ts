import { settings } from '../site/settings';

/** A browser whose visitor has answered the question about cookies; `undefined` was never asked. */
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

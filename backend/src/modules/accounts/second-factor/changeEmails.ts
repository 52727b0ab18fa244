import type { Language } from '@tidegate/contracts/languages';

import type { Mail } from '../../mail';

const changes = {
  totpOn: 'secondFactor.totpOn',
  totpOff: 'secondFactor.totpOff',
  passkeyAdded: 'secondFactor.passkeyAdded',
  passkeyRemoved: 'secondFactor.passkeyRemoved',
  recoveryCodesReplaced: 'secondFactor.recoveryCodesReplaced',
  recoveryCodeUsed: 'secondFactor.recoveryCodeUsed',
} as const;

export function describeChange(
  change: keyof typeof changes,
  recipient: string,
  language: Language,
) {
  return { kind: toKind(change), recipient, language };
}

export function setChangeTemplates(mail: Pick<Mail, 'setTemplate'>): void {
  for (const [change, key] of Object.entries(changes)) {
    mail.setTemplate(toKind(change), async (_email, { t, linkTo, write }) =>
      write('secondFactor', { change: t(key), link: linkTo('/forgetPassword') }),
    );
  }
}

function toKind(change: string): string {
  return `accounts.secondFactor.${change}`;
}

import type { InviteRefusal } from '@tidegate/contracts/api/invites';
import { Notice } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';

const refusalKeys = {
  unknown: 'checkout.invite.unknown',
  self: 'checkout.invite.self',
  second: 'checkout.invite.second',
} as const satisfies Record<InviteRefusal, string>;

interface InviteNoticeProps {
  free_days: number;
  refusal: InviteRefusal | null;
}

/** What the invitation brings that the buyer came with, or why it brings nothing. */
export function InviteNotice({ free_days: count, refusal }: InviteNoticeProps) {
  const { t } = useTranslation('pricing');
  if (refusal) return <Notice>{t(refusalKeys[refusal])}</Notice>;
  return <Notice tone="success">{t('checkout.invite.good', { count })}</Notice>;
}

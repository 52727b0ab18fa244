import type { InviteRefusal } from '@tidegate/contracts/api/payments/codes';
import { Notice } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';

interface InviteNoticeProps {
  freeDays: number;
  refusal: InviteRefusal | null;
}

export function InviteNotice({ freeDays: count, refusal }: InviteNoticeProps) {
  const { t } = useTranslation('pricing');
  if (refusal) return <Notice>{t(`checkout.invite.${refusal}`)}</Notice>;
  // The plan is too short for an invitation.
  if (count === 0) return null;
  return <Notice tone="success">{t('checkout.invite.good', { count })}</Notice>;
}

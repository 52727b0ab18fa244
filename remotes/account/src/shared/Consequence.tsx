import { Text } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';

export type UndoneReason = 'unconfirmed' | 'unreachable' | 'unexpected';

interface ConsequenceProps {
  text: string;
  /** Why the action failed; undefined before the first attempt. */
  reason: UndoneReason | undefined;
}

export function Consequence({ text, reason }: ConsequenceProps) {
  const { t } = useTranslation('account');
  if (reason === undefined || reason === 'unconfirmed') return <Text>{text}</Text>;
  return (
    <Text role="alert">
      {reason === 'unreachable' ? t('login.problems.unreachable') : t('login.problems.unexpected')}
    </Text>
  );
}

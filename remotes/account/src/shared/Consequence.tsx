import { Text } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';

export type UndoneReason = 'unconfirmed' | 'unreachable' | 'unexpected';

interface ConsequenceProps {
  text: string;
  /** Why what was asked for has not been done; none before anybody asked. */
  reason: UndoneReason | undefined;
}

/** In a question before something is lost: what confirming does, or why it could not be done. */
export function Consequence({ text, reason }: ConsequenceProps) {
  const { t } = useTranslation('account');
  if (reason === undefined || reason === 'unconfirmed') return <Text>{text}</Text>;
  return (
    <Text role="alert">
      {reason === 'unreachable' ? t('login.problems.unreachable') : t('login.problems.unexpected')}
    </Text>
  );
}

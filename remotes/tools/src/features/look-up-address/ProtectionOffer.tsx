import { Cluster, Text, buttonStyle } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

export function ProtectionOffer() {
  const { t } = useTranslation('tools');
  return (
    <Cluster gap="m" justify="between">
      <Text>{t('addressLookup.offer.text')}</Text>
      <Link {...buttonStyle({ variant: 'signal' })} to="/pricing">
        {t('addressLookup.offer.seePlans')}
      </Link>
    </Cluster>
  );
}

import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { LinkSwitch } from '../../../shared/plans/LinkSwitch';
import { listOtherOptions } from '../checkoutOptions';

/** Two links rather than a checkbox, to work without script. */
export function RenewalSwitch({ renews }: { renews: boolean }) {
  const { t } = useTranslation('pricing');
  const [searchParams] = useSearchParams();
  const toSearch = (renewal: 'on' | 'off') => {
    const others = listOtherOptions(searchParams, 'renewal');
    const search = new URLSearchParams([...others, ['renewal', renewal]]);
    return `?${search}`;
  };
  const choices = [
    { text: t('checkout.renewal.on'), search: toSearch('on'), isShown: renews },
    { text: t('checkout.renewal.off'), search: toSearch('off'), isShown: !renews },
  ];
  return <LinkSwitch label={t('checkout.renewal.label')} choices={choices} />;
}

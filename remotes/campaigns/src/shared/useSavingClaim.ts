import { selectLanguage } from '@tidegate/contracts/store/appState';
import { formatPercent } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { campaignsApi } from './campaignsApi';

/** What can be saved at most, as the catalogue says it; nothing is claimed without the catalogue. */
export function useSavingClaim(): string | undefined {
  const { t } = useTranslation('campaigns');
  const language = useSelector(selectLanguage);
  const { data: planList } = campaignsApi.useCampaignsPlansQuery();

  if (!planList || planList.max_discount_percent === 0) return undefined;
  return t('saving', { percent: formatPercent(planList.max_discount_percent, language) });
}

import { listCurrentPlans } from '@tidegate/contracts/catalogue/currentPlans';
import { selectLanguage } from '@tidegate/contracts/store/appState';
import { formatPercent } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useCampaignPlans } from './useCampaignPlans';

/** The maximum saving of the current plans from the catalogue; undefined means that there is none. */
export function useSavingClaim(): string | undefined {
  const { t } = useTranslation('campaigns');
  const language = useSelector(selectLanguage);
  const { data: planList } = useCampaignPlans();

  const plans = planList ? listCurrentPlans(planList) : [];
  const most = Math.max(0, ...plans.map((plan) => Number.parseInt(plan.discount_percent, 10)));
  return most > 0 ? t('saving', { percent: formatPercent(most, language) }) : undefined;
}

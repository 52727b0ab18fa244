import { selectLanguage } from '@tidegate/contracts/store/appState';
import { formatPercent } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { Campaign } from '../campaigns/campaign';
import { listOwnPlans } from './listOwnPlans';
import { useCampaignPlans } from './useCampaignPlans';

/** The live campaign's maximum saving from the catalogue; undefined means that there is none. */
export function useSavingClaim({ path }: Campaign): string | undefined {
  const { t } = useTranslation('campaigns');
  const language = useSelector(selectLanguage);
  const { data: planList } = useCampaignPlans();

  const percents = listOwnPlans(planList, path).map((plan) =>
    Number.parseInt(plan.discount_percent, 10),
  );
  const most = Math.max(planList?.max_discount_percent ?? 0, ...percents);
  return most === 0 ? undefined : t('saving', { percent: formatPercent(most, language) });
}

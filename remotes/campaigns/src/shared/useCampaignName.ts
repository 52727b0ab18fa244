import { useTranslation } from 'react-i18next';
import type { Campaign } from '../campaigns/campaign';

export function useCampaignName({ family, year }: Campaign): string {
  const { t } = useTranslation('campaigns');
  return t('campaign.name', { context: family, year });
}

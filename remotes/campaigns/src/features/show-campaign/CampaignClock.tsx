import { selectLanguage } from '@tidegate/contracts/store/appState';
import { Stack, Text } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { formatCampaignWindow } from '../../shared/formatCampaignWindow';
import { CampaignCountdown } from './CampaignCountdown';
import type { ClockProps } from './sectionProps';

export function CampaignClock({ campaign, moment, phase }: ClockProps) {
  const { t } = useTranslation('campaigns');
  const language = useSelector(selectLanguage);

  return (
    <Stack gap="2xs">
      <CampaignCountdown campaign={campaign} moment={moment} phase={phase} />
      <Text size="small" tone="muted">
        {t('hero.window', { context: phase, ...formatCampaignWindow(campaign, language) })}
      </Text>
    </Stack>
  );
}

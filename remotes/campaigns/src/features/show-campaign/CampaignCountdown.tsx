import { Countdown } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import type { Campaign } from '../../campaigns/campaign';
import { phaseAt } from '../../campaigns/campaignPhase';
import { useSiteSecond, type Moment } from '../../shared/siteClock';
import { padFigure, splitTimeLeft } from '../../shared/timeLeft';

interface CampaignCountdownProps {
  campaign: Campaign;
  moment: Moment;
}

/** Counts down to the start, then to the end, then shows zeros. */
export function CampaignCountdown({ campaign, moment }: CampaignCountdownProps) {
  const { t } = useTranslation('campaigns');
  const instantMs = useSiteSecond(moment);
  const phase = phaseAt(campaign, instantMs);
  const boundary = phase === 'preview' ? campaign.startsAt : campaign.endsAt;
  const timeLeft = splitTimeLeft(Date.parse(boundary), instantMs);

  return (
    <Countdown
      label={t('countdown.label', { context: phase })}
      parts={Object.entries(timeLeft).map(([context, count]) => ({
        value: padFigure(count),
        unit: t('countdown.unit', { context, count }),
      }))}
    />
  );
}

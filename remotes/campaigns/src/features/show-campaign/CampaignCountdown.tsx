import { Countdown } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { useSiteSecond } from '../../shared/siteClock';
import { padFigure, splitTimeLeft, unitSeconds, type TimeUnit } from '../../shared/timeLeft';
import type { ClockProps } from './sectionProps';

const longestDays = 14;

/** Counts down the last days before the start and the end; the window's dates are beside it. */
export function CampaignCountdown({ campaign, moment, phase }: ClockProps) {
  const { t } = useTranslation('campaigns');
  const instantMs = useSiteSecond(moment);
  const boundary = phase === 'preview' ? campaign.startsAt : campaign.endsAt;
  const timeLeft = splitTimeLeft(Date.parse(boundary), instantMs);
  if (phase === 'archive' || timeLeft.days >= longestDays) return null;

  return (
    <Countdown
      until={boundary}
      label={t('countdown.label', { context: phase })}
      // Seconds matter on the last day alone.
      parts={Object.entries(unitSeconds)
        .slice(0, timeLeft.days ? 3 : 4)
        .map(([context, seconds]) => ({
          value: padFigure(timeLeft[context as TimeUnit]),
          unit: t('countdown.unit', { context }),
          unitSeconds: seconds,
        }))}
    />
  );
}

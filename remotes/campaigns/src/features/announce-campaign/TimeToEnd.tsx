import { Text } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import type { Campaign } from '../../campaigns/campaign';
import { useSiteSecond, type Moment } from '../../shared/siteClock';
import { padFigure, splitTimeLeft } from '../../shared/timeLeft';

interface TimeToEndProps {
  campaign: Campaign;
  moment: Moment;
  className?: string | undefined;
}

/** Marked like the figures of the design system's `Countdown`. */
function TimeFigure({ unit, children }: { unit: number; children: number }) {
  return (
    <span data-unit={unit} suppressHydrationWarning>
      {padFigure(children)}
    </span>
  );
}

export function TimeToEnd({ campaign, moment, className }: TimeToEndProps) {
  const { t } = useTranslation('campaigns');
  const instantMs = useSiteSecond(moment);
  const { days, hours, minutes, seconds } = splitTimeLeft(Date.parse(campaign.endsAt), instantMs);

  return (
    <Text as="span" role="timer" data-until={campaign.endsAt} figures className={className}>
      {t('countdown.label', { context: 'live' })}{' '}
      {days > 0 ? (
        t('length.plan', { context: 'DAY', count: days })
      ) : (
        <bdi>
          <TimeFigure unit={3600}>{hours}</TimeFigure>:<TimeFigure unit={60}>{minutes}</TimeFigure>:
          <TimeFigure unit={1}>{seconds}</TimeFigure>
        </bdi>
      )}
    </Text>
  );
}

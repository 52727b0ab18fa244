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

export function TimeToEnd({ campaign, moment, className }: TimeToEndProps) {
  const { t } = useTranslation('campaigns');
  const instantMs = useSiteSecond(moment);
  const { days, hours, minutes, seconds } = splitTimeLeft(Date.parse(campaign.endsAt), instantMs);

  return (
    <Text as="span" role="timer" figures className={className}>
      {t('countdown.label', { context: 'live' })}{' '}
      {days > 0 ? (
        t('length.plan', { context: 'DAY', count: days })
      ) : (
        <bdi>{[hours, minutes, seconds].map(padFigure).join(':')}</bdi>
      )}
    </Text>
  );
}

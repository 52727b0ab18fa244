import { selectLanguage } from '@tidegate/contracts/store/appState';
import {
  buttonLook,
  Cluster,
  Container,
  Heading,
  Section,
  Split,
  Stack,
  Text,
} from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import type { Campaign } from '../../campaigns/campaign';
import type { CampaignPhase } from '../../campaigns/campaignPhase';
import { formatCampaignDays } from '../../shared/campaignDays';
import type { Moment } from '../../shared/siteClock';
import { useSavingClaim } from '../../shared/useSavingClaim';
import { CampaignCountdown } from './CampaignCountdown';
import styles from './CampaignHero.module.css';

const windowKeys = {
  preview: 'hero.preview',
  live: 'hero.live',
  archive: 'hero.archive',
} as const;

interface CampaignHeroProps {
  campaign: Campaign;
  moment: Moment;
  phase: CampaignPhase;
}

/** What the campaign is, how long it lasts and the one thing to do. */
export function CampaignHero({ campaign, moment, phase }: CampaignHeroProps) {
  const { t } = useTranslation('campaigns');
  const language = useSelector(selectLanguage);
  const claim = useSavingClaim();
  const { words, Art } = campaign;
  const isLive = phase === 'live';

  return (
    <Section tone="deep" size="l">
      <Container>
        <Split weight="start" align="center">
          <Stack gap="m" align="start">
            <Stack gap="xs">
              <Text className={styles.name}>{t(words.name)}</Text>
              <Heading level={1} size="display">
                {t(words.heading)}
              </Heading>
            </Stack>
            <Text size="lead">{t(words.lead)}</Text>
            {isLive && claim ? <Text size="lead">{claim}</Text> : null}
            <Stack gap="2xs">
              <CampaignCountdown campaign={campaign} moment={moment} />
              <Text size="small" tone="muted">
                {t(windowKeys[phase], formatCampaignDays(campaign, language))}
              </Text>
            </Stack>
            <Cluster>
              <Link
                to="/pricing"
                {...buttonLook({ variant: isLive ? 'signal' : 'primary', size: 'l' })}
              >
                {isLive ? t('hero.choosePlan') : t('hero.seePrices')}
              </Link>
            </Cluster>
          </Stack>
          <div className={styles.art}>
            <Art />
          </div>
        </Split>
      </Container>
    </Section>
  );
}

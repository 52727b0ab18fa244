import {
  buttonStyle,
  Container,
  Heading,
  Section,
  Split,
  Stack,
  Text,
} from '@tidegate/design-system';
import { Gate } from '@tidegate/design-system/scenes';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { families } from '../../campaigns/families';
import { useCampaignName } from '../../shared/useCampaignName';
import { useSavingClaim } from '../../shared/useSavingClaim';
import { CampaignClock } from './CampaignClock';
import styles from './CampaignHero.module.css';
import { OwnPrice } from './OwnPrice';
import type { SectionProps } from './sectionProps';

export function CampaignHero({ campaign, moment, phase }: SectionProps) {
  const { t } = useTranslation('campaigns');
  const claim = useSavingClaim();
  const name = useCampaignName(campaign);
  const context = campaign.family;
  const isLive = phase === 'live';

  return (
    <Section tone="deep" size="l">
      <Container>
        <Split weight="start" align="center">
          <Stack gap="m" align="start">
            <Stack gap="xs">
              <Text as="strong" className={styles.name}>
                {name}
              </Text>
              <Heading level={1} size="display">
                {t('campaign.heading', { context })}
              </Heading>
            </Stack>
            <Text size="lead">{t('campaign.lead', { context })}</Text>
            {isLive && claim ? <Text size="lead">{claim}</Text> : null}
            {isLive ? <OwnPrice path={campaign.path} /> : null}
            <CampaignClock campaign={campaign} moment={moment} phase={phase} />
            <Link
              to="/pricing"
              {...buttonStyle({ variant: isLive ? 'signal' : 'primary', size: 'l' })}
            >
              {isLive ? t('hero.choosePlan') : t('hero.seePrices')}
            </Link>
          </Stack>
          <Gate {...families[context]} />
        </Split>
      </Container>
    </Section>
  );
}

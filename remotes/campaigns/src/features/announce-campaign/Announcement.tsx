import { bannerClosed } from '@tidegate/contracts/store/campaignsState';
import { Button, Container, Icon, Text } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import type { Campaign } from '../../campaigns/campaign';
import { families } from '../../campaigns/families';
import type { Moment } from '../../shared/siteClock';
import { useCampaignName } from '../../shared/useCampaignName';
import { useSavingClaim } from '../../shared/useSavingClaim';
import styles from './Announcement.module.css';
import { TimeToEnd } from './TimeToEnd';

export function Announcement({ campaign, moment }: { campaign: Campaign; moment: Moment }) {
  const { t } = useTranslation('campaigns');
  const dispatch = useDispatch();
  const claim = useSavingClaim();
  const name = useCampaignName(campaign);

  return (
    <aside className={families[campaign.family].colours} aria-label={t('banner.label')}>
      <div className={styles.banner} data-scheme="dark">
        <Container className={styles.line}>
          <Text as="strong" className={styles.name}>
            {name}
          </Text>
          {claim ? <Text className={styles.claim}>{claim}</Text> : null}
          <TimeToEnd campaign={campaign} moment={moment} className={styles.time} />
          <Link to={campaign.path} className={styles.link}>
            {t('banner.link')}
          </Link>
          <Button
            variant="quiet"
            size="s"
            className={styles.close}
            aria-label={t('banner.close')}
            onClick={() => dispatch(bannerClosed({ campaignId: campaign.path }))}
          >
            <Icon name="cross" />
          </Button>
        </Container>
      </div>
    </aside>
  );
}

import { Cluster, Container, Heading, Section } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Campaign } from '../../campaigns/campaign';
import { useCampaignName } from '../../shared/useCampaignName';

interface PartHeaderProps {
  campaign: Campaign;
  /** False if the section below already contains the title of the page. */
  isTitle: boolean;
}

/** Heads a single section with the name of its campaign and a link to the whole page. */
export function PartHeader({ campaign, isTitle }: PartHeaderProps) {
  const { t } = useTranslation('campaigns');
  const name = useCampaignName(campaign);

  return (
    <Section as="header" size="s">
      <Container>
        <Cluster>
          {isTitle ? (
            <Heading level={1} size="m">
              {name}
            </Heading>
          ) : null}
          <Link to={campaign.path}>{t('part.whole')}</Link>
        </Cluster>
      </Container>
    </Section>
  );
}

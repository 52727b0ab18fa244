import { selectLanguage } from '@tidegate/contracts/store/appState';
import { Container, Notice, Section } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { findCampaign } from '../../campaigns/allCampaigns';
import type { Campaign } from '../../campaigns/campaign';
import { findCurrentCampaign, phaseAt } from '../../campaigns/campaignPhase';
import { formatCampaignWindow } from '../../shared/formatCampaignWindow';
import { useSiteClock } from '../../shared/siteClock';
import { useCampaignName } from '../../shared/useCampaignName';
import type { SectionProps } from './sectionProps';

/** Links to the live or next campaign, unless the page already shows it. */
export function CurrentCampaign({ campaign, moment, isAlone }: SectionProps) {
  const currentPath = useSiteClock(
    moment,
    (instantMs) => findCurrentCampaign(instantMs)?.path ?? '',
  );
  const current = findCampaign(currentPath);

  if (!current || (current === campaign && !isAlone)) return null;
  return <CurrentNotice current={current} moment={moment} />;
}

interface CurrentNoticeProps extends Pick<SectionProps, 'moment'> {
  current: Campaign;
}

function CurrentNotice({ current, moment }: CurrentNoticeProps) {
  const { t } = useTranslation('campaigns');
  const language = useSelector(selectLanguage);
  const name = useCampaignName(current);
  const phase = useSiteClock(moment, (instantMs) => phaseAt(current, instantMs));

  return (
    <Section size="s">
      <Container>
        <Notice
          title={t('current.now', {
            context: phase,
            name,
            ...formatCampaignWindow(current, language),
          })}
          actions={
            <>
              <Link to={current.path}>{t('current.link')}</Link>
              <Link to="/pricing">{t('hero.seePrices')}</Link>
            </>
          }
        />
      </Container>
    </Section>
  );
}

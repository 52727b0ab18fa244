import { selectLanguage } from '@tidegate/contracts/store/appState';
import { Container, Heading, Prose, Section, Split } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { formatCampaignWindow } from '../../shared/formatCampaignWindow';
import type { SectionProps } from './sectionProps';

export function CampaignTerms({ campaign, phase }: SectionProps) {
  const { t } = useTranslation('campaigns');
  const language = useSelector(selectLanguage);

  return (
    <Section tone="shoal">
      <Container>
        <Split weight="end" gap="l">
          <Heading level={2}>{t('terms.heading')}</Heading>
          <Prose>
            <ul>
              <li>{t('terms.window', formatCampaignWindow(campaign, language))}</li>
              {phase === 'archive' ? null : <li>{t('terms.saving')}</li>}
              <li>{t('terms.after')}</li>
              <li>{t('terms.renewal')}</li>
            </ul>
          </Prose>
        </Split>
      </Container>
    </Section>
  );
}

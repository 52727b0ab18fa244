import { promises } from '@tidegate/contracts/catalogue/promises';
import { selectLanguage } from '@tidegate/contracts/store/appState';
import {
  Container,
  FactList,
  formatNumber,
  Heading,
  Section,
  Stack,
} from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { SectionProps } from './sectionProps';

const names = ['devices', 'days', 'logs'] as const;

export function CampaignPromises(_: SectionProps) {
  const { t } = useTranslation('campaigns');
  const language = useSelector(selectLanguage);

  return (
    <Section>
      <Container>
        <Stack gap="m">
          <Heading level={2}>{t('promises.heading')}</Heading>
          <FactList
            variant="figures"
            facts={names.map((name) => ({
              term: t('promises.term', { context: name }),
              value: formatNumber(promises[name], language),
            }))}
          />
        </Stack>
      </Container>
    </Section>
  );
}

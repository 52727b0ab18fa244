import { Container, Section } from '@tidegate/design-system';
import { CampaignClock } from './CampaignClock';
import type { SectionProps } from './sectionProps';

export function CampaignTime({ campaign, moment, phase }: SectionProps) {
  return (
    <Section tone="deep">
      <Container>
        <CampaignClock campaign={campaign} moment={moment} phase={phase} />
      </Container>
    </Section>
  );
}

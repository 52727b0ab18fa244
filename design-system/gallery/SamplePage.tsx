import {
  Badge,
  Button,
  Card,
  Cluster,
  Container,
  Grid,
  Heading,
  Icon,
  Price,
  Section,
  Split,
  Stack,
  Text,
  TideLines,
  buttonStyle,
} from '../src/index';
import { LockHarbour } from '../src/scenes';

/** The components combined as on a real page. */
export function SamplePage({ language }: { language: string }) {
  return (
    <>
      <Section tone="deep" size="m">
        <Container>
          <Split align="center">
            <Stack gap="l">
              <Heading level={1} size="display">
                Shut the gate behind your traffic
              </Heading>
              <Text size="lead" tone="muted">
                Your provider sees every site you visit. Tidegate closes that view on six devices,
                in fifty-two countries.
              </Text>
              <Cluster>
                <a href="#plans" {...buttonStyle({ variant: 'signal', size: 'l' })}>
                  See what it costs
                </a>
                <a href="#test" {...buttonStyle({ variant: 'secondary', size: 'l' })}>
                  Test for leaks
                </a>
              </Cluster>
            </Stack>
            <LockHarbour label="A harbour behind a lock" />
          </Split>
        </Container>
      </Section>
      <TideLines />
      <Section size="s">
        <Container>
          <Grid as="ul">
            <PlanCard name="One month" monthlyMinor={1199} language={language} />
            <PlanCard name="One year" monthlyMinor={375} language={language} advised />
            <PlanCard name="Six months" monthlyMinor={699} language={language} />
          </Grid>
        </Container>
      </Section>
    </>
  );
}

interface PlanCardProps {
  name: string;
  monthlyMinor: number;
  language: string;
  advised?: boolean;
}

function PlanCard({ name, monthlyMinor, language, advised = false }: PlanCardProps) {
  const before = { money: { amountMinor: 1199, currency: 'USD' }, label: 'Regular price' };
  return (
    <Card as="li" tone={advised ? 'accent' : 'plain'}>
      <Stack last="end">
        <Cluster justify="between">
          <Heading level={2} size="m">
            {name}
          </Heading>
          {advised ? <Badge tone="signal">69% less</Badge> : null}
        </Cluster>
        <Price
          size="l"
          money={{ amountMinor: monthlyMinor, currency: 'USD' }}
          language={language}
          per="per month"
          before={advised ? before : undefined}
        />
        <Text size="small" tone="muted">
          $45.00 today, then $45.00 each year. Cancel in the account, money back for 30 days.
        </Text>
        <Stack as="ul" gap="2xs">
          {['6 devices', 'No logs kept', 'Every server'].map((line) => (
            <Cluster key={line} as="li" gap="xs" wrap="never">
              <Icon name="check" />
              {line}
            </Cluster>
          ))}
        </Stack>
        <Button variant={advised ? 'signal' : 'secondary'} wide>
          Choose {name.toLowerCase()}
        </Button>
      </Stack>
    </Card>
  );
}

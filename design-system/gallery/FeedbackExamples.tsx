import {
  Badge,
  Button,
  Card,
  Cluster,
  EmptyState,
  ErrorState,
  Grid,
  Icon,
  Notice,
  Skeleton,
  Spinner,
  Stack,
} from '../src/index';
import { Example } from './Example';

export function FeedbackExamples() {
  return (
    <Example title="Feedback">
      <Grid min="l">
        <Notice title="Your trial ends on 27 November">Nothing is charged before that day.</Notice>
        <Notice tone="success" title="Saved">
          Both of your devices use the new address from now on.
        </Notice>
        <Notice
          tone="caution"
          title="Your address is exposed"
          actions={
            <Button size="s" variant="secondary">
              Close the gate
            </Button>
          }
        >
          Every site you open sees 203.0.113.7.
        </Notice>
        <Notice tone="danger">Network error, payment failed.</Notice>
      </Grid>
      <Cluster>
        <Badge>Neutral</Badge>
        <Badge tone="accent">Advised</Badge>
        <Badge tone="signal">62% off</Badge>
        <Badge tone="success">
          <Icon name="check" />
          Paid
        </Badge>
        <Badge tone="danger">Failed</Badge>
        <Spinner label="Measuring" />
      </Cluster>
      <Grid min="l" gap="l">
        <Card>
          <EmptyState title="No device yet" level={3} action={<Button>Download the app</Button>}>
            Sign in on a phone or a computer and it appears here.
          </EmptyState>
        </Card>
        <Stack>
          <Card>
            <ErrorState
              title="The server list did not arrive"
              level={3}
              reference="Reference 7F3A-22"
              action={<Button variant="secondary">Try again</Button>}
            >
              Your connection is still protected.
            </ErrorState>
          </Card>
          <Card>
            <Skeleton label="Loading the article" />
          </Card>
          <Skeleton label="Loading the picture" shape="block" />
        </Stack>
      </Grid>
    </Example>
  );
}

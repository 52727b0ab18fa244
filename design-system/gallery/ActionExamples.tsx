import {
  Button,
  type ButtonVariant,
  Cluster,
  CopyButton,
  Icon,
  Stack,
  buttonStyle,
} from '../src/index';
import { Example } from './Example';

const variants: readonly ButtonVariant[] = ['primary', 'signal', 'secondary', 'quiet', 'danger'];

export function ActionExamples() {
  return (
    <Example
      title="Actions"
      note="Signal is kept for what costs money. Hover darkens the fill, focus draws a ring two pixels away."
    >
      <Stack>
        {(['l', 'm', 's'] as const).map((size) => (
          <Cluster key={size}>
            {variants.map((variant) => (
              <Button key={variant} variant={variant} size={size}>
                {variant} {size}
              </Button>
            ))}
          </Cluster>
        ))}
        <Cluster>
          <Button disabled>Disabled</Button>
          <Button busyLabel="Opening the gate">Open the gate</Button>
          <Button variant="signal" busyLabel="Paying">
            Pay $45.00
          </Button>
          <a href="#actions" {...buttonStyle({ variant: 'secondary' })}>
            A link that looks like a button
            <Icon name="arrow" />
          </a>
          <CopyButton
            text="203.0.113.7"
            label="Copy address"
            copiedLabel="Copied"
            failedLabel="Select it instead"
          />
        </Cluster>
        <Button wide>
          A wide button whose words are so long that on a phone they need a second and perhaps even
          a third line
        </Button>
      </Stack>
    </Example>
  );
}

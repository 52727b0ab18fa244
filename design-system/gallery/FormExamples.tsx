import {
  Button,
  Checkbox,
  Cluster,
  Field,
  Grid,
  Heading,
  PasswordField,
  Price,
  Radio,
  RadioGroup,
  Select,
  Stack,
  TextArea,
} from '../src/index';
import { Example } from './Example';

export function FormExamples({ language }: { language: string }) {
  return (
    <Example title="Forms" note="An error has words, an icon and a thicker border.">
      <Grid min="l" gap="xl">
        <Fields />
        <Choices language={language} />
      </Grid>
    </Example>
  );
}

function Fields() {
  return (
    <Stack>
      <Heading level={3}>Fields</Heading>
      <Field
        label="E-mail"
        type="email"
        hint="We send the receipt here."
        defaultValue="ada@example.org"
      />
      <Field
        label="E-mail"
        type="email"
        defaultValue="ada@"
        error="Enter an address such as name@example.org."
      />
      <PasswordField
        label="Password"
        defaultValue="Harbour!7"
        hint="8 to 20 characters with both cases and a symbol."
        showLabel="Show password"
        hideLabel="Hide password"
      />
      <Field label="Coupon" optionalMark="(optional)" placeholder="EASTER" />
      <Field label="Account number" disabled defaultValue="TG-204-118" />
      <Field label="Address" readOnly defaultValue="203.0.113.7" />
      <Select label="Country" defaultValue="de">
        <option value="de">Germany</option>
        <option value="jp">Japan</option>
      </Select>
      <TextArea label="Inquiry" hint="Grows with what is typed." />
    </Stack>
  );
}

function Choices({ language }: { language: string }) {
  return (
    <Stack>
      <Heading level={3}>Choices</Heading>
      <Checkbox label="Send me the tide table" hint="Once a month at most." defaultChecked />
      <Checkbox label="I agree to the terms" error="Agree to the terms to go on." />
      <Checkbox label="Not available here" disabled />
      <RadioGroup legend="Billing period" variant="segments">
        <Radio name="segment" value="m" label="Monthly" />
        <Radio name="segment" value="y" label="Yearly" defaultChecked />
        <Radio name="segment" value="b" label="Two years" />
      </RadioGroup>
      <RadioGroup legend="Pay with" variant="cards" hint="You can change it later.">
        <Radio name="card" value="c" label="Card" hint="Visa, Mastercard" defaultChecked />
        <Radio
          name="card"
          value="w"
          label="Wallet"
          hint="Opens a page of its own"
          end={
            <Price size="s" money={{ amountMinor: 4500, currency: 'USD' }} language={language} />
          }
        />
        <Radio name="card" value="x" label="Bank transfer" hint="Not in your country" disabled />
      </RadioGroup>
      <RadioGroup legend="Why do you leave?" error="Choose one answer.">
        <Radio name="list" value="1" label="Too slow" />
        <Radio name="list" value="2" label="Too dear" />
      </RadioGroup>
      <Cluster>
        <Button type="submit">Save changes</Button>
        <Button variant="quiet">Cancel</Button>
      </Cluster>
    </Stack>
  );
}

import {
  Button,
  Card,
  Container,
  Field,
  Heading,
  Notice,
  Section,
  Select,
  Spinner,
  Stack,
  Text,
} from '@tidegate/design-system';
import { Link } from 'react-router-dom';
import type { PageDocument } from '../../../pages/pageDocument';
import { passkeyAttribute, passkeyOptionsAttribute } from '../../../pages/sections/forms/formMarks';
import { QrCodePicture } from './QrCodePicture';
import type {
  AccountBlock,
  AccountField,
  AccountForm,
  SecondFactorContent,
} from '../../../pages/secondFactorContent';

/** Account page for the second factor. It uses plain form posts and renders only on the server. */
export function SecondFactor({ document: { path, secondFactor } }: { document: PageDocument }) {
  if (!secondFactor) return null;
  const { id, heading, lead, outcome, blocks, help } = secondFactor;
  const content = (
    <div id={id} tabIndex={-1}>
      <Stack gap="l">
        <Heading level={1}>{heading}</Heading>
        <Text tone="muted">{lead}</Text>
        {outcome && (
          <Notice tone={outcome.tone} live>
            {outcome.text}
          </Notice>
        )}
        {blocks.map((block) => (
          <Block key={block.heading} block={block} content={secondFactor} />
        ))}
        <Link to={help.to}>{help.label}</Link>
      </Stack>
    </div>
  );
  // The other pages have the frame of the account.
  if (path !== '/secondStep') return content;
  return (
    <Section>
      <Container width="text">{content}</Container>
    </Section>
  );
}

function Block({ block, content }: { block: AccountBlock; content: SecondFactorContent }) {
  const { heading, texts, outcome, items, qrCode, codes, forms, link } = block;
  return (
    <Card as="section">
      <Stack gap="m">
        <Heading level={2} size="m">
          {heading}
        </Heading>
        {outcome && (
          <Notice tone={outcome.tone} live>
            {outcome.text}
          </Notice>
        )}
        {texts.map((text) => (
          <Text key={text}>{text}</Text>
        ))}
        {items && (
          <Stack as="ul" gap="xs">
            {items.map((item, position) => (
              // Two passkeys may have the same name.
              <li key={`${position} ${item}`} dir="auto">
                {item}
              </li>
            ))}
          </Stack>
        )}
        {qrCode && <QrCodePicture qrCode={qrCode} />}
        {codes && (
          <Stack as="ul" gap="2xs">
            {codes.map((code) => (
              <li key={code} dir="ltr">
                <code>{code}</code>
              </li>
            ))}
          </Stack>
        )}
        {forms.map((form) => (
          <BlockForm key={form.submit} form={form} content={content} />
        ))}
        {link && <Link to={link.to}>{link.label}</Link>}
      </Stack>
    </Card>
  );
}

function BlockForm({ form, content }: { form: AccountForm; content: SecondFactorContent }) {
  const { hidden, fields, submit, isSecondary, passkey } = form;
  const { id, isAnsweredInPlace, sending, failed, unused } = content;
  return (
    <form
      method="post"
      action={isAnsweredInPlace ? `#${id}` : undefined}
      noValidate
      data-page-form={isAnsweredInPlace || passkey ? id : undefined}
      {...(passkey && {
        [passkeyAttribute]: passkey.kind,
        [passkeyOptionsAttribute]: passkey.options,
      })}
    >
      <Stack gap="m">
        {hidden.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {fields.map((field) => (
          <OneField key={field.name} field={field} />
        ))}
        <div data-unsent role="alert" hidden>
          <Notice tone="caution">{passkey ? unused : failed}</Notice>
        </div>
        <div>
          <Button type="submit" variant={isSecondary ? 'secondary' : undefined}>
            {submit}
            <span data-sending hidden>
              <Spinner label={sending} />
            </span>
          </Button>
        </div>
      </Stack>
    </form>
  );
}

function OneField({ field: { control, choices, value, ...field } }: { field: AccountField }) {
  if (control === 'choice') {
    return (
      <Select {...field}>
        {choices?.map(([choice, label]) => (
          <option key={choice} value={choice}>
            {label}
          </option>
        ))}
      </Select>
    );
  }
  return (
    <Field
      {...field}
      required
      defaultValue={value}
      {...((control === 'password' || control === 'email') && { type: control })}
      {...(control === 'code' && { dir: 'ltr', autoCapitalize: 'none', spellCheck: false })}
    />
  );
}

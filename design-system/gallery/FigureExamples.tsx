import {
  Countdown,
  Disclosure,
  FactList,
  Grid,
  Price,
  Stack,
  Table,
  type TableColumn,
  formatDate,
  formatMoney,
} from '../src/index';
import { Example } from './Example';

interface Payment {
  id: string;
  plan: string;
  paidAt: string;
  amountMinor: number;
}

const payments: readonly Payment[] = [
  { id: 'a', plan: 'One year, web', paidAt: '2026-11-02T10:00:00Z', amountMinor: 4500 },
  { id: 'b', plan: 'One month', paidAt: '2025-03-21T10:00:00Z', amountMinor: 1199 },
  {
    id: 'c',
    plan: 'Two years and three months free',
    paidAt: '2024-12-28T10:00:00Z',
    amountMinor: 11111,
  },
];

function paymentColumns(language: string): readonly TableColumn<Payment>[] {
  return [
    { id: 'plan', header: 'Plan', cell: (payment) => payment.plan },
    { id: 'paid', header: 'Paid on', cell: (payment) => formatDate(payment.paidAt, language) },
    {
      id: 'amount',
      header: 'Amount',
      numeric: true,
      cell: (payment) =>
        formatMoney({ amountMinor: payment.amountMinor, currency: 'GBP' }, language),
    },
  ];
}

export function FigureExamples({ language }: { language: string }) {
  const table = {
    columns: paymentColumns(language),
    rows: payments,
    rowKey: (payment: Payment) => payment.id,
  };
  const money = { amountMinor: 375, currency: 'USD' };
  const before = { money: { amountMinor: 1199, currency: 'USD' }, label: 'Regular price' };

  return (
    <Example title="Figures">
      <Grid gap="l">
        <Price
          money={money}
          language={language}
          per="per month, billed yearly"
          before={before}
          size="l"
        />
        <Price money={money} language={language} per="per month" before={before} />
        <Price money={{ amountMinor: 123456, currency: 'GBP' }} language={language} size="s" />
        <Price
          money={{ amountMinor: 375, currency: 'USD' }}
          language="de"
          per="pro Monat"
          size="l"
        />
      </Grid>
      <Countdown
        label="Offer ends in"
        until="2026-12-01"
        parts={[
          { value: '06', unit: 'days', unitSeconds: 86_400 },
          { value: '11', unit: 'hours', unitSeconds: 3600 },
          { value: '07', unit: 'minutes', unitSeconds: 60 },
          { value: '48', unit: 'seconds', unitSeconds: 1 },
        ]}
      />
      <FactList
        variant="figures"
        facts={[
          { term: 'servers', value: '6,000' },
          { term: 'countries', value: '52' },
          { term: 'devices per account', value: '6' },
        ]}
      />
      <Grid min="l" gap="xl">
        <Table caption="Payments" {...table} />
        <Stack>
          <FactList
            facts={[
              { term: 'Address', value: '2001:db8:85a3::8a2e:370:7334' },
              { term: 'Country', value: 'Iceland' },
              { term: 'Provider sees', value: 'Nothing but the gate' },
            ]}
          />
          <div>
            <Disclosure summary="What does it cost after the first year?" name="faq" open>
              The same as today; we write a month before it renews.
            </Disclosure>
            <Disclosure summary="Can I leave at any time?" name="faq">
              Yes, with your money back in the first thirty days.
            </Disclosure>
          </div>
        </Stack>
      </Grid>
      <Table caption="Payments, none yet" {...table} rows={[]} narrow="scroll" />
    </Example>
  );
}

import type { Plan } from '@tidegate/contracts/api/catalogue/schemas';
import type { PaymentParams } from '@tidegate/contracts/api/payments/quoteSchemas';
import { selectLanguage } from '@tidegate/contracts/store/appState';
import { selectUser } from '@tidegate/contracts/store/userState';
import { Button, formatMoney, Stack, Text } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Form } from 'react-router-dom';
import { selectIntentKey } from '../../shared/orders/intentKey';
import { PaymentBar } from '../../shared/orders/PaymentBar';
import barStyles from '../../shared/orders/PaymentBar.module.css';
import { useOnePress } from '../../shared/orders/useOnePress';
import { BuyerEmail } from './BuyerEmail';
import type { CheckoutPlace } from './checkoutPlace';
import type { OrderTerms } from './order-terms/orderTerms';
import type { PayProblem } from './payProblem';
import { PayProblemNotice } from './PayProblemNotice';
import { ProviderChoice } from './ProviderChoice';

interface PayFormProps {
  plan: Plan;
  terms: OrderTerms;
  place: CheckoutPlace;
  paymentMethods: PaymentParams['providers'];
  problem: PayProblem | undefined;
  isBusy: boolean;
}

export function PayForm({ plan, terms, place, paymentMethods, problem, isBusy }: PayFormProps) {
  const { t } = useTranslation('pricing');
  const language = useSelector(selectLanguage);
  const key = useSelector(selectIntentKey);
  const { session, name } = useSelector(selectUser);
  const handleSubmit = useOnePress();
  const { kind, renews, charges } = terms;
  const amount = formatMoney(charges.today, language);
  const payLabel = kind === 'change' ? t('checkout.confirm') : t('checkout.pay', { amount });

  return (
    <Form
      method="post"
      className={barStyles.form}
      noValidate
      preventScrollReset
      onSubmit={handleSubmit}
    >
      <Stack gap="m">
        <PayProblemNotice withoutTrialPath={place.toOrder(plan)} problem={problem} />
        <input type="hidden" name="key" value={key} />
        <input type="hidden" name="amount" value={charges.today.amountMinor} />
        {session === null && <BuyerEmail problem={problem} />}
        {name && <Text>{t('checkout.buyer', { email: name })}</Text>}
        <ProviderChoice
          paymentMethods={paymentMethods}
          renews={renews}
          problem={problem}
          isNeeded={kind !== 'change'}
        />
        <PaymentBar plan={plan} charges={charges} renews={renews}>
          <Button
            type="submit"
            variant="signal"
            size="l"
            wide
            busyLabel={isBusy ? t('checkout.paying') : undefined}
          >
            {payLabel}
          </Button>
        </PaymentBar>
        {kind !== 'change' && (
          <Text size="small" tone="muted">
            {t('checkout.afterwards')}
          </Text>
        )}
      </Stack>
    </Form>
  );
}

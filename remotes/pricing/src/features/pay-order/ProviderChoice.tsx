import type { PaymentParams } from '@tidegate/contracts/api/payments/quoteSchemas';
import { Cluster, Disclosure, Radio, RadioGroup, Stack } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { PaymentMark } from './PaymentMark';
import { type PayProblem } from './payProblem';

type PaymentMethodName = PaymentParams['providers'][number];

function findObstacle({ is_available, can_renew }: PaymentMethodName, renews: boolean) {
  if (!is_available) return 'checkout.provider.off';
  return renews && !can_renew ? 'checkout.provider.onceOnly' : null;
}

interface ProviderChoiceProps {
  paymentMethods: readonly PaymentMethodName[];
  renews: boolean;
  /** False if nothing is charged now: the running plan's payment method stays. */
  isNeeded: boolean;
  problem: PayProblem | undefined;
}

/** Unusable payment methods are folded, each with its reason. */
export function ProviderChoice({ paymentMethods, renews, isNeeded, problem }: ProviderChoiceProps) {
  const { t } = useTranslation('pricing');
  const usable = paymentMethods.filter((method) => findObstacle(method, renews) === null);
  const preselected = usable.find(({ code }) => code === problem?.provider) ?? usable[0];
  if (!isNeeded) return <input type="hidden" name="provider" value={preselected?.code ?? ''} />;

  const toRadio = (method: PaymentMethodName) => {
    const obstacle = findObstacle(method, renews);
    return (
      <Radio
        key={method.code}
        name="provider"
        value={method.code}
        defaultChecked={method === preselected}
        disabled={obstacle !== null}
        required
        label={
          <Cluster as="span" gap="xs" wrap="never">
            <PaymentMark code={method.code} />

            {t(`checkout.provider.${method.code}.name`)}
          </Cluster>
        }
        hint={t(obstacle ?? `checkout.provider.${method.code}.hint`)}
      />
    );
  };
  const unusable = paymentMethods.filter((method) => !usable.includes(method));

  return (
    <RadioGroup
      key={String(renews)}
      variant="cards"
      legend={t('checkout.provider.question')}
      hint={usable.some((method) => method.is_sandbox) && t('checkout.provider.sandbox')}
      error={problem?.refusal === 'noProvider' ? t('checkout.problem.noProvider') : undefined}
    >
      {usable.map(toRadio)}
      {unusable.length > 0 && (
        <Disclosure summary={t('checkout.provider.unusable')}>
          <Stack gap="s">{unusable.map(toRadio)}</Stack>
        </Disclosure>
      )}
    </RadioGroup>
  );
}

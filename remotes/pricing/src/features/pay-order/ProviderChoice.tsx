import type { PaymentParams } from '@tidegate/contracts/api/payments/quoteSchemas';
import { Badge, Radio, RadioGroup } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { type PayProblem } from './payProblem';

type Way = PaymentParams['providers'][number];

function findObstacle({ is_available, can_renew }: Way, renews: boolean) {
  if (!is_available) return 'checkout.provider.off';
  return renews && !can_renew ? 'checkout.provider.onceOnly' : null;
}

interface ProviderChoiceProps {
  paymentMethods: readonly Way[];
  renews: boolean;
  /** False if nothing is charged now: the running plan's payment method stays. */
  isNeeded: boolean;
  problem: PayProblem | undefined;
}

/** Unavailable payment methods stay in the list with the reason. */
export function ProviderChoice({ paymentMethods, renews, isNeeded, problem }: ProviderChoiceProps) {
  const { t } = useTranslation('pricing');
  const usable = paymentMethods.filter((way) => findObstacle(way, renews) === null);
  const preselected = usable.find(({ code }) => code === problem?.provider) ?? usable[0];
  if (!isNeeded) return <input type="hidden" name="provider" value={preselected?.code ?? ''} />;

  return (
    <RadioGroup
      key={String(renews)}
      look="cards"
      legend={t('checkout.provider.question')}
      error={problem?.refusal === 'noProvider' ? t('checkout.problem.noProvider') : undefined}
    >
      {paymentMethods.map((way) => {
        const obstacle = findObstacle(way, renews);
        return (
          <Radio
            key={way.code}
            name="provider"
            value={way.code}
            defaultChecked={way === preselected}
            disabled={obstacle !== null}
            required
            label={t(`checkout.provider.${way.code}.name`)}
            hint={t(obstacle ?? `checkout.provider.${way.code}.hint`)}
            end={way.is_sandbox && <Badge>{t('checkout.provider.sandbox')}</Badge>}
          />
        );
      })}
    </RadioGroup>
  );
}

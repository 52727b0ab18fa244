import type { Plan } from '@tidegate/contracts/api/catalogue';
import { selectLanguage } from '@tidegate/contracts/store/appState';
import { FactList, formatDate, formatMoney } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { planCharges, type PlanTrial } from './planCharges';
import { usePlanWords } from './usePlanWords';

interface ChargeFactsProps {
  plan: Plan;
  /** When the catalogue answered: the server's "today", the same in its HTML and in the browser. */
  pricedAt: number;
  /** The trial to start with. */
  trial?: PlanTrial | null;
}

/** What is charged today, what next and when, what then, and until when one may have it back. */
export function ChargeFacts({ plan, pricedAt, trial = null }: ChargeFactsProps) {
  const { t } = useTranslation('pricing');
  const language = useSelector(selectLanguage);
  const { renewal } = usePlanWords()(plan);
  const { today, next, nextAt, refundUntil } = planCharges(plan, pricedAt, trial);
  const toDay = (date: Date) => formatDate(date, language, { date: 'long' });

  return (
    <FactList
      facts={[
        { term: t('charges.today'), value: formatMoney(today, language) },
        {
          term: t('charges.next'),
          value: t('charges.nextOn', { amount: formatMoney(next, language), date: toDay(nextAt) }),
        },
        { term: t('charges.renewal'), value: renewal },
        {
          term: t('charges.guarantee'),
          value: (
            <time dateTime={refundUntil.toISOString().slice(0, 10)}>{toDay(refundUntil)}</time>
          ),
        },
      ]}
    />
  );
}

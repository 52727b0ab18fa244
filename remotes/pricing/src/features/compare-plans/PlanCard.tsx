import type { Plan } from '@tidegate/contracts/api/catalogue/schemas';
import { selectLanguage } from '@tidegate/contracts/store/appState';
import { Badge, Price, Radio, formatPercent } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import styles from './PlanChooser.module.css';
import { monthlyPrice, planPrice, planSaving } from '../../shared/plans/planSaving';
import { useOfferEnd } from '../../shared/plans/useOfferEnd';
import { usePlanMessages } from '../../shared/plans/usePlanMessages';

interface PlanPriceProps {
  plan: Plan;
  /** The standard plan whose place the plan of a campaign takes. */
  replaced?: Plan | undefined;
}

function PlanPrice({ plan, replaced }: PlanPriceProps) {
  const { t } = useTranslation('pricing');
  const language = useSelector(selectLanguage);
  const perMonth = monthlyPrice(plan);

  return (
    <Price
      money={perMonth ?? planPrice(plan)}
      language={language}
      per={perMonth && t('plans.perMonth')}
      before={
        replaced && {
          money: monthlyPrice(replaced) ?? planPrice(replaced),
          label: t('plans.usually'),
        }
      }
    />
  );
}

interface PlanCardProps extends PlanPriceProps {
  isRunning: boolean;
  isPreselected: boolean;
}

export function PlanCard({ plan, replaced, isRunning, isPreselected }: PlanCardProps) {
  const { t } = useTranslation('pricing');
  const language = useSelector(selectLanguage);
  const { length, firstCharge, renewal } = usePlanMessages()(plan);
  const saving = planSaving(plan);
  const offerEnd = useOfferEnd()(plan);

  return (
    <Radio
      name="plan"
      value={plan.product_id}
      defaultChecked={isPreselected}
      required
      label={
        <span className={styles.label}>
          <span>{length}</span>
          {isRunning && <Badge tone="accent">{t('comparePlans.current')}</Badge>}
          {saving && !isRunning && (
            <Badge tone="success">
              {t('comparePlans.saves', { percent: formatPercent(saving.percent, language) })}
            </Badge>
          )}
        </span>
      }
      end={<PlanPrice plan={plan} replaced={replaced} />}
      hint={
        <>
          {t('comparePlans.charges', { firstCharge, renewal })}
          {offerEnd && <br />}
          {offerEnd && t('comparePlans.until', { date: offerEnd })}
        </>
      }
    />
  );
}

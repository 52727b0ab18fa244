import type { Plan } from '@tidegate/contracts/api/catalogue/schemas';
import { findReplacedPlan } from '@tidegate/contracts/catalogue/currentPlans';
import { promises } from '@tidegate/contracts/catalogue/promises';
import { selectLanguage } from '@tidegate/contracts/store/appState';
import {
  Badge,
  Cluster,
  formatMoney,
  formatNumber,
  Table,
  VisuallyHidden,
  type TableColumn,
} from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { toCheckoutPath } from './planChoice';
import { monthlyPrice } from './planSaving';
import { useOfferEnd } from './useOfferEnd';
import { usePlanMessages } from './usePlanMessages';

interface PlanTableProps {
  caption: string;
  plans: readonly Plan[];
  standardPlans?: readonly Plan[] | undefined;
  toOrder?: ((plan: Plan) => string) | undefined;
}

function FirstCharge({ plan, replaced }: { plan: Plan; replaced: Plan | undefined }) {
  const { t } = useTranslation('pricing');
  const describe = usePlanMessages();
  return (
    <>
      {replaced && (
        <>
          <del>
            <VisuallyHidden>{t('plans.usually')} </VisuallyHidden>
            {describe(replaced).firstCharge}
          </del>{' '}
        </>
      )}
      {describe(plan).firstCharge}
    </>
  );
}

export function PlanTable({
  caption,
  plans,
  standardPlans = [],
  toOrder = toCheckoutPath,
}: PlanTableProps) {
  const { t } = useTranslation('pricing');
  const language = useSelector(selectLanguage);
  const describe = usePlanMessages();
  const offerEnd = useOfferEnd();
  const perMonth = (plan: Plan) => {
    const price = monthlyPrice(plan);
    return price ? formatMoney(price, language) : '–';
  };

  const columns: TableColumn<Plan>[] = [
    {
      id: 'plan',
      header: t('planTable.plan'),
      cell: (plan) => (
        <Cluster gap="xs">
          {describe(plan).length}
          {plan.is_recommend && <Badge tone="accent">{t('plans.recommended')}</Badge>}
        </Cluster>
      ),
    },
    {
      id: 'today',
      header: t('planTable.today'),
      cell: (plan) => <FirstCharge plan={plan} replaced={findReplacedPlan(standardPlans, plan)} />,
    },
    { id: 'renewal', header: t('planTable.renewal'), cell: (plan) => describe(plan).renewal },
    ...(plans.some(offerEnd)
      ? [{ id: 'until', header: t('planTable.until'), cell: offerEnd }]
      : []),
    { id: 'perMonth', header: t('planTable.perMonth'), cell: perMonth },
    {
      id: 'devices',
      header: t('planTable.devices'),
      cell: () => formatNumber(promises.devices, language),
    },
    {
      id: 'refund',
      header: t('planTable.refund'),
      cell: () => t('interval.length.days', { count: promises.days }),
    },
    {
      id: 'order',
      header: t('planTable.order'),
      cell: (plan) => (
        <Link to={toOrder(plan)}>
          {t('plans.choose')}
          <VisuallyHidden> {describe(plan).length}</VisuallyHidden>
        </Link>
      ),
    },
  ];

  return (
    <Table caption={caption} columns={columns} rows={plans} rowKey={(plan) => plan.product_id} />
  );
}

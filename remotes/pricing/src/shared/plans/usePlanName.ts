import { useTranslation } from 'react-i18next';

const unitKeys: Readonly<Record<string, string>> = {
  d: 'interval.length.days',
  w: 'interval.length.weeks',
  m: 'interval.length.months',
  y: 'interval.length.years',
};

/** A plan's name from the interval of its product id, else from the catalogue. */
export function usePlanName() {
  const { t } = useTranslation('pricing');

  return ({ product_id, plan_name }: { product_id: string; plan_name: string }): string => {
    const [, count, unitCode = ''] = /^(\d+)([dwmy])$/.exec(product_id.split('.')[5] ?? '') ?? [];
    const key = unitKeys[unitCode];
    return key ? t(key, { count: Number(count) }) : plan_name;
  };
}

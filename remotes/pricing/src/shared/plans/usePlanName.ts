import { parseProductId } from '@tidegate/contracts/catalogue/productId';
import { useTranslation } from 'react-i18next';
import { unitNames } from './usePlanMessages';

/** A plan's name from the interval of its product id, else from the catalogue. */
export function usePlanName() {
  const { t } = useTranslation('pricing');

  return ({ product_id, plan_name }: { product_id: string; plan_name: string }): string => {
    const interval = parseProductId(product_id)?.interval;
    if (!interval) return plan_name;
    return t(`interval.length.${unitNames[interval.unit]}`, { count: interval.count });
  };
}

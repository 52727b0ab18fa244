import { planChosen } from '@tidegate/contracts/store/pricingState';
import { renderRemote, type Visit } from '@tidegate/delivery/testing/renderRemote';
import english from '../../../locales/en/pricing.json';
import pricing from '../../exposed/remote';

interface PricingVisit extends Visit {
  /** The previously chosen plan. */
  wantedProductId?: string;
}

export function renderPricing(path: string, { wantedProductId, ...visit }: PricingVisit) {
  const wanted = wantedProductId ? [planChosen({ productId: wantedProductId })] : [];
  const earlier = [...wanted, ...(visit.earlier ?? [])];
  return renderRemote({ remote: pricing, english }, path, { ...visit, earlier });
}

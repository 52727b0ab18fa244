import { selectCurrency } from '@tidegate/contracts/store/pricingState';
import { useSelector } from 'react-redux';
import { campaignsApi } from './campaignsApi';

/** What is on sale, in the visitor's currency. */
export function useCampaignPlans() {
  return campaignsApi.useCampaignsPlansQuery(useSelector(selectCurrency));
}

import { selectCurrency } from '@tidegate/contracts/store/pricingState';
import { useSelector } from 'react-redux';
import { campaignsApi } from './campaignsApi';

export function useCampaignPlans() {
  return campaignsApi.useCampaignsPlansQuery(useSelector(selectCurrency));
}

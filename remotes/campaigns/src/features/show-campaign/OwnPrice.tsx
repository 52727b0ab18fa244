import type { Plan } from '@tidegate/contracts/api/catalogue/schemas';
import { Text } from '@tidegate/design-system';
import { listOwnPlans } from '../../shared/listOwnPlans';
import { useCampaignPlans } from '../../shared/useCampaignPlans';
import { useCharges } from './useCharges';

/** What the campaign's own plan costs now and later, if it has one. */
export function OwnPrice({ path }: { path: string }) {
  const { data } = useCampaignPlans();
  const [plan] = listOwnPlans(data, path);
  return plan ? <Charges plan={plan} /> : null;
}

function Charges({ plan }: { plan: Plan }) {
  return <Text as="strong">{useCharges(plan)}</Text>;
}

import type { Plan } from '@tidegate/contracts/api/catalogue/schemas';
import { selectChosenProductId } from '@tidegate/contracts/store/pricingState';
import { Button, RadioGroup, Stack } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Form, useNavigation } from 'react-router-dom';
import type { PlanProblem } from './choosePlan';
import { PlanCard } from './PlanCard';
import { preselectedPlan } from '../../shared/plans/planChoice';

interface PlanFormProps {
  plans: readonly Plan[];
  /** The plan in the page's address. */
  chosenProductId: string | null;
  /** A plan is chosen, and its summary with the next step is beside the form. */
  isAnswered: boolean;
  problem: PlanProblem | undefined;
}

export function PlanForm({ plans, chosenProductId, isAnswered, problem }: PlanFormProps) {
  const { t } = useTranslation('pricing');
  const wantedBefore = useSelector(selectChosenProductId);
  const { formMethod } = useNavigation();
  const preselected = preselectedPlan(plans, [chosenProductId, wantedBefore]);

  return (
    <Form method="post" preventScrollReset>
      <Stack gap="m">
        <RadioGroup
          variant="cards"
          legend={t('comparePlans.question')}
          error={problem && t(`comparePlans.problem.${problem}`)}
        >
          {plans.map((plan) => (
            <PlanCard key={plan.product_id} plan={plan} isPreselected={plan === preselected} />
          ))}
        </RadioGroup>
        <Button
          type="submit"
          variant={isAnswered ? 'secondary' : 'signal'}
          size="l"
          wide
          busyLabel={formMethod === 'POST' ? t('comparePlans.choosing') : undefined}
        >
          {t('plans.choose')}
        </Button>
      </Stack>
    </Form>
  );
}

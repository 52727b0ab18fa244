import type { OrderResult } from '@tidegate/contracts/api/payments/purchaseSchemas';
import { Button, buttonStyle, Cluster, Icon, Stack } from '@tidegate/design-system';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router-dom';
import { opensOwnPage } from './useApproval';

export function approvalKey(result: OrderResult) {
  return opensOwnPage(result) ? 'payment.approve.wallet' : 'payment.approve.page';
}

interface ApprovalStepsProps {
  result: OrderResult;
  /** Whether the visitor may confirm or cancel; the signed link alone is read-only. */
  maySend: boolean;
}

export function ApprovalSteps({ result, maySend }: ApprovalStepsProps) {
  const { t } = useTranslation('pricing');
  const isBusy = useNavigation().formMethod === 'POST';
  const isOwnPage = opensOwnPage(result);

  return (
    <Stack gap="m">
      <Cluster>
        <a
          {...buttonStyle({ variant: 'signal', size: 'l' })}
          href={result.approval_url ?? ''}
          // Explicit even for `_self`: the router must not handle the link as a page of the site.
          target={isOwnPage ? '_blank' : '_self'}
          rel="noopener"
        >
          {t('payment.approve.open')}
          {isOwnPage && <Icon name="external" />}
        </a>
      </Cluster>
      {maySend && (
        <Form method="post">
          <Cluster>
            <Button
              type="submit"
              name="step"
              value="paid"
              variant="secondary"
              busyLabel={isBusy ? t('payment.asking') : undefined}
            >
              {t('payment.approve.paid')}
            </Button>
            <Button type="submit" name="step" value="give-up" variant="quiet">
              {t('payment.approve.cancel')}
            </Button>
          </Cluster>
        </Form>
      )}
    </Stack>
  );
}

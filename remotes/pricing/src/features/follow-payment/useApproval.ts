import type { OrderResult } from '@tidegate/contracts/api/payments/purchaseSchemas';
import type { RootState } from '@tidegate/contracts/store/rootState';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { approvalAwaited } from '../../shared/plans/pricingSlice';

const selectApprovingOrderId = (state: RootState) => state.pricing?.approvingOrderId;

/** Wallets are approved on a separate page (specification §4), other payments in place. */
export function opensOwnPage({ provider }: OrderResult): boolean {
  return provider === 'ps';
}

/**
 * Opens the approval page once, right after the buyer pressed pay. The page also shows a link, for
 * returning buyers and for browsers that block the new window.
 */
export function useApproval(result: OrderResult | undefined): void {
  const dispatch = useDispatch();
  const isArriving = useSelector(selectApprovingOrderId) === result?.order_id;
  const approvalUrl = result?.approval_url;
  const isOwnPage = result !== undefined && opensOwnPage(result);

  useEffect(() => {
    if (!isArriving || !approvalUrl) return;
    dispatch(approvalAwaited({ orderId: null }));
    if (isOwnPage) window.open(approvalUrl, '_blank', 'noopener');
    else window.location.assign(approvalUrl);
  }, [dispatch, isArriving, approvalUrl, isOwnPage]);
}

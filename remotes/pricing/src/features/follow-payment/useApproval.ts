import type { OrderResult } from '@tidegate/contracts/api/payments';
import type { RootState } from '@tidegate/contracts/store/rootState';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { approvalAwaited } from '../../shared/plans/pricingSlice';

const selectApprovingOrderId = (state: RootState) => state.pricing?.approvingOrderId;

/** A wallet is approved in a page of its own (specification §4), the others where the buyer is. */
export function opensOwnPage({ provider }: OrderResult): boolean {
  return provider === 'ps';
}

/**
 * Brings a buyer who has just pressed pay to the page where they approve it, once: coming back, they
 * find the link. A browser may refuse the new page; then there is the link too.
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

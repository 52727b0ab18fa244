import type { Plan } from '@tidegate/contracts/api/catalogue/schemas';
import { selectLanguage } from '@tidegate/contracts/store/appState';
import { formatDate } from '@tidegate/design-system';
import { useSelector } from 'react-redux';

/** Formats the last day (UTC) of a plan's offer; null for a standard plan. */
export function useOfferEnd() {
  const language = useSelector(selectLanguage);

  return ({ offer_ends_at: end }: Plan): string | null =>
    // `offer_ends_at` is the first instant after the offer.
    end && formatDate(Date.parse(end) - 1, language, { date: 'long' });
}

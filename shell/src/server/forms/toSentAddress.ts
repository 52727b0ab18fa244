import { toPrefixedPath } from '../../locale/prefix';
import type { PageEntry } from '../page-requests/requestedPage';

/** Names what was sent in the address of the page that shows the success message. */
export const sentParameter = 'sent';

/** Address of a page after a form was sent. `values` become part of the message. */
export function toSentAddress(
  { sitePath, language, device }: Pick<PageEntry, 'sitePath' | 'language' | 'device'>,
  sent: string,
  elementId: string,
  values: Readonly<Record<string, string>> = {},
): string {
  const search = new URLSearchParams({ [sentParameter]: sent, ...values });
  return `${toPrefixedPath(sitePath, language, device)}?${search.toString()}#${elementId}`;
}

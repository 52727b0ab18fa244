import type { TFunction } from 'i18next';
import type { PageDocument } from '../../pages/pageDocument';
import type { SessionChange } from '../http/sessionCookie';
import type { PageEntry } from '../page-requests/requestedPage';
import type { CallAccount } from './createAccountCalls';

/** A request for a private page. */
export interface PrivateRequest {
  entry: Pick<PageEntry, 'language' | 'device' | 'sitePath'>;
  searchParams: URLSearchParams;
  /** The posted form; undefined for a GET request. */
  fields: Readonly<Record<string, string>> | undefined;
  /** Challenge of a login that waits for its second step. */
  challenge: string | undefined;
  call: CallAccount;
  t: TFunction;
}

export type PrivateAnswer = { sessionChange?: SessionChange | undefined } & (
  | { kind: 'redirect'; location: string }
  | { kind: 'page'; status: number; document: PageDocument }
);

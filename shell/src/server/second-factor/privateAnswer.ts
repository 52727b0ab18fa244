import type { Language } from '@tidegate/contracts/languages';
import type { Device } from '@tidegate/contracts/store/appState';
import type { TFunction } from 'i18next';
import type { PageDocument } from '../../pages/pageDocument';
import type { SessionChange } from '../http/sessionCookie';
import type { CallAccount } from './callAccount';

/** A request for a private page. */
export interface PrivateRequest {
  entry: { language: Language; device: Device; sitePath: string };
  searchParams: URLSearchParams;
  /** The posted form; undefined for a GET request. */
  fields: Readonly<Record<string, string>> | undefined;
  /** Challenge of a login that waits for its second step. */
  challenge: string | undefined;
  call: CallAccount;
  t: TFunction;
}

export type PrivateAnswer =
  | { kind: 'redirect'; location: string; sessionChange: SessionChange | undefined }
  | {
      kind: 'page';
      status: number;
      document: PageDocument;
      sessionChange: SessionChange | undefined;
    };

import type { PageCode } from '@tidegate/contracts/remotes/remoteModule';
import { OffersPage } from './OffersPage';

export const offersCode: PageCode = { Component: OffersPage };

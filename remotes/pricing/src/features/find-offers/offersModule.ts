import type { RouteModule } from '@tidegate/contracts/remotes/remoteModule';
import { OffersPage } from './OffersPage';

export const offersModule: RouteModule = { Component: OffersPage };

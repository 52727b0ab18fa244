import type { RouteModule } from '@tidegate/contracts/remotes/remoteModule';
import { StandardPlansPage } from './StandardPlansPage';

export const standardPlansModule: RouteModule = { Component: StandardPlansPage };

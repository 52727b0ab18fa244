import type { RouteModule } from '@tidegate/contracts/remotes/remoteModule';
import { TrialPage } from './TrialPage';

export const trialModule: RouteModule = { Component: TrialPage };

import type { PageCode } from '@tidegate/contracts/remotes/remoteModule';
import { TrialPage } from './TrialPage';

export const trialCode: PageCode = { Component: TrialPage };

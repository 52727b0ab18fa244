import type { PageCode } from '@tidegate/contracts/remotes/remoteModule';
import { StandardPlansPage } from './StandardPlansPage';

export const standardPlansCode: PageCode = { Component: StandardPlansPage };

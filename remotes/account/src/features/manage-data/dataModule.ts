import type { RouteModule } from '@tidegate/contracts/remotes/remoteModule';
import { DataPage } from './DataPage';
import { submitDeletion } from './submitDeletion';

export const dataModule: RouteModule = {
  submit: submitDeletion,
  Component: DataPage,
};

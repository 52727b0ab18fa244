import type { PageCode } from '@tidegate/contracts/remotes/remoteModule';
import { DataPage } from './DataPage';
import { submitDeletion } from './submitDeletion';

export const dataCode: PageCode = {
  submit: submitDeletion,
  Component: DataPage,
};

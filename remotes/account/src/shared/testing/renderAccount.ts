import { renderRemote, type Visit } from '@tidegate/delivery/testing/renderRemote';
import english from '../../../locales/en/account.json';
import account from '../../exposed/remote';

export function renderAccount(path: string, visit?: Visit) {
  return renderRemote({ remote: account, english }, path, visit);
}

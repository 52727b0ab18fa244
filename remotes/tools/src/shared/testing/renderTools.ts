import { renderRemote, type Visit } from '@tidegate/delivery/testing/renderRemote';
import english from '../../../locales/en/tools.json';
import tools from '../../exposed/remote';

export function renderTools(path: string, visit: Visit) {
  return renderRemote({ remote: tools, english }, path, visit);
}

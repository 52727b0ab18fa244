import { renderRemote, type Visit } from '@tidegate/delivery/testing/renderRemote';
import english from '../../../locales/en/tools.json';
import tools from '../../exposed/remote';

/** Opens a path of the tools. */
export function renderTools(path: string, visit: Visit) {
  return renderRemote({ remote: tools, english }, path, visit);
}

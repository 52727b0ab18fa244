import { compileCacheRule } from '../server/shared-caching/compileCacheRule';
import { deviceRules } from './deviceRules';
import { type DeviceHeaders, readUserAgent } from './deviceHeaders';

const readHint = compileCacheRule(deviceRules.hint);
const readAgent = compileCacheRule(deviceRules.agent);

export function isPhone(headers: DeviceHeaders): boolean {
  const hint = readHint(String(headers['sec-ch-ua-mobile'] ?? ''));
  return (hint || readAgent(readUserAgent(headers))) === 'phone';
}

import { type DeviceHeaders, parseUserAgent, readUserAgent } from './deviceHeaders';

/** Crawlers look at what phones are shown, too; all of these say so. */
const phoneKinds = ['mobile', 'bot'];

/** Whether a request comes from a phone; tablets, televisions and machines are desktops. */
export function isPhone(headers: DeviceHeaders): boolean {
  const hint = headers['sec-ch-ua-mobile'];
  if (hint === '?1' || hint === '?0') return hint === '?1';
  const userAgent = readUserAgent(headers);
  const kind = parseUserAgent(userAgent)?.getPlatformType() ?? '';
  return phoneKinds.includes(kind) && /\bMobi/.test(userAgent);
}

import { type DeviceHeaders, parseUserAgent, readUserAgent } from './deviceHeaders';

/** Mobile crawlers count as phones and send `Mobi` as well. */
const phoneKinds = ['mobile', 'bot'];

/** Whether a request comes from a phone; tablets and televisions count as desktops. */
export function isPhone(headers: DeviceHeaders): boolean {
  const hint = headers['sec-ch-ua-mobile'];
  if (hint === '?1' || hint === '?0') return hint === '?1';
  const userAgent = readUserAgent(headers);
  const kind = parseUserAgent(userAgent)?.getPlatformType() ?? '';
  return phoneKinds.includes(kind) && /\bMobi/.test(userAgent);
}

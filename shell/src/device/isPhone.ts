import { UAParser } from 'ua-parser-js';

/** Whether a user agent is a phone; tablets, televisions and machines are desktops. */
export function isPhone(userAgent: string | undefined): boolean {
  return new UAParser(userAgent?.slice(0, 500) ?? '').getDevice().type === 'mobile';
}

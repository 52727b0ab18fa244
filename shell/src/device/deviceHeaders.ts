import Bowser, { type Parser } from 'bowser';

/** Browsers send client hints over TLS only. */
export interface DeviceHeaders {
  'user-agent'?: string | undefined;
  'sec-ch-ua-mobile'?: string | string[] | undefined;
  'sec-ch-ua-platform'?: string | string[] | undefined;
}

/** Limits the work per request; a real user agent is shorter. */
const mostCharacters = 500;

export function readUserAgent(headers: DeviceHeaders): string {
  return headers['user-agent']?.slice(0, mostCharacters) ?? '';
}

/** Bowser parses each part only when it is requested. */
export function parseUserAgent(userAgent: string): Parser.Parser | undefined {
  return userAgent === '' ? undefined : Bowser.getParser(userAgent, true);
}

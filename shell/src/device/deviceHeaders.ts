import Bowser, { type Parser } from 'bowser';

/** What a request says about the device that it comes from; browsers send the hints over TLS alone. */
export interface DeviceHeaders {
  'user-agent'?: string | undefined;
  'sec-ch-ua-mobile'?: string | string[] | undefined;
  'sec-ch-ua-platform'?: string | string[] | undefined;
}

/** Longer ones say no more, and are read for every request. */
const mostCharacters = 500;

export function readUserAgent(headers: DeviceHeaders): string {
  return headers['user-agent']?.slice(0, mostCharacters) ?? '';
}

/** Reads a user agent part by part, only as far as it is asked. */
export function parseUserAgent(userAgent: string): Parser.Parser | undefined {
  return userAgent === '' ? undefined : Bowser.getParser(userAgent, true);
}

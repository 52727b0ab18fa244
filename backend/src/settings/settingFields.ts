import { isEmailAddress } from '@tidegate/contracts/visitors/isEmailAddress';
import * as z from 'zod/mini';

import { isNetwork } from '../networks';

function field(isValid: (text: string) => boolean, expected: string) {
  return z.string().check(z.refine(isValid, expected));
}

function listOf(isItem: (item: string) => boolean, expected: string) {
  return z.pipe(
    z.pipe(
      z.string(),
      z.transform((text) => text.split(',').map((item) => item.trim())),
    ),
    z.array(field(isItem, expected)),
  );
}

function isUrl(text: string, protocols: readonly string[]): boolean {
  return protocols.some((protocol) => text.startsWith(`${protocol}://`)) && URL.canParse(text);
}

function isOrigin(text: string, protocols: readonly string[]): boolean {
  return isUrl(text, protocols) && new URL(text).origin === text;
}

/** Kinds of settings. The message of each one completes the sentence "NAME must be …". */
export const settingFields = {
  field,
  listOf,
  origin: field(
    (text) => isOrigin(text, ['http', 'https']),
    'an origin such as https://tidegate.example',
  ),
  secureOrigin: field(
    (text) => isOrigin(text, ['https']),
    'an https origin such as https://pay.example',
  ),
  url: (protocols: readonly string[], example: string) =>
    field((text) => isUrl(text, protocols), `a URL such as ${example}`),
  email: field(isEmailAddress, 'an email address'),
  networks: listOf(isNetwork, 'addresses or ranges such as 10.0.0.0/8, separated by commas'),
  integer: (least: number, most: number, unit = 'number') =>
    z.pipe(
      field(
        (text) => /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most,
        `a ${unit} from ${least} to ${most}`,
      ),
      z.transform(Number),
    ),
};

import { SiteError } from '@tidegate/contracts/siteError';

/** `position`: index of the refused resolver. */
export function invalidAddress(position?: number): SiteError {
  return new SiteError('addresses.invalid', 'Not an IP address', detailsOf(position));
}

export function privateAddress(position?: number): SiteError {
  return new SiteError('addresses.notPublic', 'An address of no public host', detailsOf(position));
}

export function repeatedAddress(position: number): SiteError {
  return new SiteError('addresses.repeated', 'The resolver is given twice', detailsOf(position));
}

function detailsOf(position: number | undefined) {
  return position === undefined ? {} : { details: { position } };
}

import { SiteError, type SiteErrorOptions } from '@tidegate/contracts/errors/siteError';

/** HTTP status of each refusal of the registry. Codes are API: never rename or reuse one. */
export const refusalStatus = {
  'delivery.invalidRequest': 400,
  'delivery.unknownToken': 401,
  'delivery.wrongScope': 403,
  'delivery.unknownPath': 404,
  'delivery.unknownRemote': 404,
  'delivery.unknownRelease': 404,
  'delivery.unknownFile': 404,
  'delivery.unknownGeneration': 404,
  'delivery.notRevoked': 404,
  'delivery.versionTaken': 409,
  'delivery.containerTaken': 409,
  'delivery.uploadReplaced': 409,
  'delivery.notReleased': 409,
  'delivery.contractMismatch': 409,
  'delivery.missingFile': 409,
  'delivery.damagedFile': 409,
  'delivery.invalidVersion': 409,
  'delivery.wrongContainer': 409,
  'delivery.pathOutsideMounts': 409,
  'delivery.foreignSlot': 409,
  'delivery.invalidCanonical': 409,
  'delivery.openContract': 409,
  'delivery.ambiguousStyle': 409,
  'delivery.unlayeredStyle': 409,
  'delivery.globalStyle': 409,
  'delivery.noPrevious': 409,
  'delivery.rolledBack': 409,
  'delivery.notLive': 409,
  'delivery.revoked': 409,
  'delivery.lengthRequired': 411,
  'delivery.tooLarge': 413,
  'delivery.invalidRelease': 422,
  'delivery.wrongBytes': 422,
  'delivery.failed': 500,
  'delivery.busy': 503,
  'delivery.unavailable': 503,
} as const;

export type RefusalCode = keyof typeof refusalStatus;

/** Errors that occur before the registry is called. */
type LocalCode =
  | 'delivery.usage'
  | 'delivery.noToken'
  | 'delivery.localTokensInProduction'
  | 'delivery.siteUnreachable'
  | 'delivery.unexpectedReply'
  | 'delivery.unreadableRemote'
  | 'delivery.dirtyTree'
  | 'delivery.buildFailed'
  | 'delivery.refusedBuild';

export type DeliveryErrorCode = RefusalCode | LocalCode;

export class DeliveryError extends SiteError<DeliveryErrorCode> {
  constructor(code: DeliveryErrorCode, message: string, options?: SiteErrorOptions) {
    super(code, message, options);
    this.name = 'DeliveryError';
  }
}

export function isRefusalCode(code: unknown): code is RefusalCode {
  return typeof code === 'string' && Object.hasOwn(refusalStatus, code);
}

/** The code of an expected error; undefined for a defect. */
export function siteErrorCode(error: unknown): string | undefined {
  const code: unknown = error instanceof SiteError ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}

export function unknownRemote(name: string): DeliveryError {
  return new DeliveryError('delivery.unknownRemote', `There is no remote ${name}.`);
}

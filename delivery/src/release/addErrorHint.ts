import type { ErrorCode } from '@tidegate/contracts/errors/errors';
import type { DeliveryErrorCode } from './deliveryError';

/** Hints for refusals whose message does not explain what to do. */
const errorHints: Readonly<Record<string, string>> = {
  'delivery.siteUnreachable': 'Start it with "npm start", or name another with --site.',
  'delivery.noToken': 'Set DEPLOY_TOKEN; a local site writes its own when it starts.',
  'delivery.unknownToken':
    'Set DEPLOY_TOKEN to the one that "npm run release -- token" printed last.',
  'delivery.wrongScope': 'Set DEPLOY_TOKEN to a token of this remote.',
  'delivery.unknownRelease': 'Publish it first, or see "npm run release -- status".',
  'delivery.notReleased': 'Publish it again: an interrupted upload goes on where it stopped.',
  'delivery.unexpectedReply': 'Check --site, and that the site runs.',
  'delivery.unavailable': 'Start it, then see "npm run release -- status" before you try again.',
  'database.unreachable': 'Start it, or correct DATABASE_URL.',
  'database.busy': 'Start it, or correct DATABASE_URL.',
  'delivery.dirtyTree': 'Commit first, or add --allow-dirty to release it all the same.',
  'delivery.noPrevious': 'Activate another release, or publish a new one.',
  'delivery.rolledBack': 'Publish a corrected version, or add --again to bring this one back.',
  'delivery.notLive': 'See "npm run release -- history" for what came in between.',
  'delivery.revoked': 'Raise "version" in the package.json of the remote and publish that.',
  'delivery.versionTaken': 'Raise "version" in the package.json of the remote.',
  'delivery.containerTaken': 'Raise "version" in the package.json of the remote.',
} satisfies Partial<Record<DeliveryErrorCode | ErrorCode, string>>;

export function addErrorHint(code: string, message: string): string {
  const hint = errorHints[code];
  if (hint === undefined) return message;
  return `${message}${message.endsWith('.') ? '' : '.'} ${hint}`;
}

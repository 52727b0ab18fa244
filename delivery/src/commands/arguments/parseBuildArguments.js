import { CommandFailure } from '../bootstrap/failure.js';

export function parseBuildArguments(args) {
  const isTrial = args[0] === '--try';
  if (args.length > (isTrial ? 1 : 0)) {
    throw new CommandFailure('Write npm run build, or npm run build -- --try.');
  }
  return { isTrial };
}

import type { ReleaseProblem } from '../releaseRules';

/** Reasons to refuse a build. Codes are API. */
type BuildProblemCode =
  | ReleaseProblem['code']
  | 'remotes.unsharedName'
  | 'delivery.bundleFailed'
  | 'delivery.bundleTimeout'
  | 'delivery.invalidModule'
  | 'delivery.wrongName'
  | 'delivery.missingFile'
  | 'delivery.oddFile'
  | 'delivery.severalScripts'
  | 'delivery.missingLanguage'
  | 'delivery.invalidWords'
  | 'delivery.differentKeys'
  | 'delivery.unknownHeadKey'
  | 'delivery.ambiguousStyle'
  | 'delivery.unlayeredStyle'
  | 'delivery.globalStyle';

export interface BuildProblem {
  code: BuildProblemCode;
  message: string;
}

import type { Release } from '@tidegate/contracts/remotes/release';
import { findReleaseProblems } from '../releaseRules';
import type { BuildProblem } from './buildProblem';

function findHeadProblems({ routes }: Release, englishKeys: ReadonlySet<string>): BuildProblem[] {
  return routes.flatMap(({ path, head }) =>
    [head.title, head.description]
      .filter((key) => !englishKeys.has(key))
      .map((key): BuildProblem => ({
        code: 'delivery.unknownHeadKey',
        message: `The head of ${path} uses ${key}, which locales/en.json lacks.`,
      })),
  );
}

/** Checks the remote's module against its name, its mounts and its messages. */
export function findModuleProblems(
  release: Release,
  { moduleName, englishKeys }: { moduleName: string; englishKeys: ReadonlySet<string> },
): BuildProblem[] {
  const wrongName: BuildProblem[] =
    moduleName === release.name
      ? []
      : [
          {
            code: 'delivery.wrongName',
            message: `The module calls itself ${moduleName}, its package ${release.name}.`,
          },
        ];
  return [...wrongName, ...findReleaseProblems(release), ...findHeadProblems(release, englishKeys)];
}

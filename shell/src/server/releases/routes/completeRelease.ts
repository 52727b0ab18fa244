import type { Release } from '@tidegate/contracts/remotes/release';
import type { ReleaseRoute } from '@tidegate/contracts/remotes/releaseRoute';
import { satisfies } from 'semver';

type Facts = Partial<ReleaseRoute>;

/** By path; later rows take precedence. */
const earlierFacts: readonly (readonly [RegExp, Facts])[] = [
  [/^\/blog/, { layout: 'blog', hasAlternates: false, hasFeeds: true }],
  [/^\/(login|(forget|reset)Password|myAccount)/, { layout: 'single', isIndexed: false }],
  [/^\/(pricing|order|pay|buyQuantity|vpn-trial)/, { layout: 'pricing' }],
  [/^\/win-pay/, { layout: 'standalone' }],
  [/^\/(active|blackfriday|friday|promotion|anniversary|easter|halloween)/, { layout: 'actives' }],
  [/^\/actives(\/|$)/, { slots: ['promotionBanner'] }],
  [/\/:part$/, { layout: 'single' }],
  [
    /^\/(pricing\/checkout|pay|win-pay|order\/(history|invite|invoice|withdraw))/,
    { isIndexed: false },
  ],
  [/^\/order$/, { canonical: '/pricing' }],
  [/^\/(paystatus|win-pay-result)$/, { access: 'account', guestParameter: 'result' }],
];

/**
 * Whether the shell must complete the pages of a release: before contract 1.5.0 it stated their facts.
 * All of this can be deleted when no such release is live or can be rolled back to.
 */
export const isEarlier = ({ contract }: Release) => satisfies('1.4.0', contract);

function completeRoute(route: ReleaseRoute): ReleaseRoute {
  const known = earlierFacts.filter(([pattern]) => pattern.test(route.path));
  return known.reduce((whole, [, facts]) => ({ ...whole, ...facts }), route);
}

export function completeRelease(release: Release): Release {
  if (!isEarlier(release)) return release;
  return { ...release, routes: release.routes.map(completeRoute) };
}

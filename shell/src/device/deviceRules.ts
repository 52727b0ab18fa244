import type { CacheRule } from '../server/shared-caching/compileCacheRule';

/** Tablets that name themselves `Mobile`. An iPad may call itself a Macintosh. */
const tablets = String.raw`iPad|Macintosh|Silk|tablet(?! pc)|Nexus\s*(?:7|8|9|10)\b`;

/** Whether a request comes from a phone; tablets and televisions count as desktops. */
export const deviceRules = {
  hint: {
    name: 'device_hint',
    reads: 'sec-ch-ua-mobile',
    cases: [
      { pattern: String.raw`^\?1$`, value: 'phone' },
      { pattern: String.raw`^\?0$`, value: 'desktop' },
    ],
    otherwise: '',
  },
  agent: {
    name: 'device_agent',
    reads: 'user-agent',
    cases: [
      { pattern: tablets, ignoresCase: true, value: 'desktop' },
      // Mobile crawlers send it as well.
      { pattern: String.raw`\bMobi`, value: 'phone' },
    ],
    otherwise: 'desktop',
  },
} as const satisfies Record<string, CacheRule>;

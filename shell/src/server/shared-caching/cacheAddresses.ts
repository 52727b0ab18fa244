/** Addresses that shared caches treat by their path alone, as regular expressions. */
export const cacheAddresses = {
  /** Streams, which never end. */
  events: '^/_site/events$',
  /** Calls, whose replies belong to one visitor. */
  calls: '^/(?:api|ws|l10n|_[a-z]+)(?:/|$)',
  /** Files with an immutable content. */
  files: '^/(?:assets|r)/',
} as const;

/** Only replies that say so are stored. */
export const storedReplies = { pages: 's-maxage=', files: 'immutable' } as const;

const refused = String.raw`0(?:\.0*)?\s*(?:,|$)`;
const weight = String.raw`\s*(?:;\s*q=(?!${refused})[^,]*)?(?:,|$)`;

export const encodingRule = {
  name: 'encoding',
  reads: 'accept-encoding',
  cases: ['br', 'gzip'].map((encoding) => ({
    pattern: String.raw`(?:^|,)\s*${encoding}${weight}`,
    ignoresCase: true,
    value: encoding,
  })),
  otherwise: '',
};

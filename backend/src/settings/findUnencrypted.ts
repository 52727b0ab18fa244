import { isLoopback } from '../networks';

interface EncryptionRule {
  setting: string;
  findTarget?: (url: URL) => URL;
  isEncrypted: (url: URL) => boolean;
  needs: string;
}

const rules: readonly EncryptionRule[] = [
  {
    setting: 'PUBLIC_ORIGIN',
    isEncrypted: ({ protocol }) => protocol === 'https:',
    needs: 'https',
  },
  {
    setting: 'DATABASE_URL',
    isEncrypted: ({ searchParams }) => searchParams.get('sslmode') === 'verify-full',
    needs: '?sslmode=verify-full',
  },
  { setting: 'REDIS_URL', isEncrypted: ({ protocol }) => protocol === 'rediss:', needs: 'rediss' },
  {
    setting: 'SMTP_URL',
    isEncrypted: ({ protocol, searchParams }) =>
      protocol === 'smtps:' || searchParams.get('requireTLS') === 'true',
    needs: 'smtps or ?requireTLS=true',
  },
  {
    setting: 'OBJECT_STORE_URL',
    // The default endpoint of AWS is https.
    findTarget: ({ searchParams }) =>
      new URL(searchParams.get('endpoint') ?? 'https://aws.invalid'),
    isEncrypted: ({ protocol }) => protocol === 'https:',
    needs: 'an https endpoint',
  },
];

/** Loopback connections and `UNENCRYPTED_HOSTS` are exempt. */
export function findUnencrypted(
  environment: Readonly<Record<string, string | undefined>>,
): string[] {
  if (environment['SITE_ENV'] !== 'production') return [];
  const excepted = (environment['UNENCRYPTED_HOSTS'] ?? '').split(',').map((host) => host.trim());
  return rules.flatMap(({ setting, findTarget = (url: URL) => url, isEncrypted, needs }) => {
    const text = environment[setting] ?? '';
    if (!URL.canParse(text)) return [];
    const url = findTarget(new URL(text));
    if (isEncrypted(url) || isLoopback(url.hostname) || excepted.includes(url.hostname)) return [];
    return [
      `${setting}: the connection to ${url.hostname} must be encrypted (${needs}), or name that host in UNENCRYPTED_HOSTS, too`,
    ];
  });
}

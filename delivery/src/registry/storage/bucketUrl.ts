/** A bucket of a service that speaks S3. */
export interface Bucket {
  name: string;
  /** Comes before every key; empty or ends in `/`. */
  prefix: string;
  /** Else the one of the environment, as with every tool of AWS. */
  region?: string;
  /** A service other than AWS's own. */
  endpoint?: string;
}

const knownParameters = new Set(['region', 'endpoint']);

function readOrigin(text: string): string | undefined {
  return /^https?:\/\//.test(text) && URL.canParse(text) ? new URL(text).origin : undefined;
}

/**
 * Reads `s3://bucket/folder?region=eu-central-1&endpoint=https://minio.example:9000`, of which only
 * the bucket is a must; undefined if it is something else. It holds no keys: those come from where
 * AWS tools look for them, the environment or the machine's role.
 */
export function parseBucketUrl(text: string): Bucket | undefined {
  if (!text.startsWith('s3://') || !URL.canParse(text)) return undefined;
  const { host, username, pathname, searchParams } = new URL(text);
  if (!/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/.test(host) || username !== '') return undefined;
  if ([...searchParams.keys()].some((key) => !knownParameters.has(key))) return undefined;
  const folder = pathname.replaceAll(/^\/+|\/+$/g, '');
  if (!/^[\w./-]*$/.test(folder)) return undefined;
  const region = searchParams.get('region');
  const given = searchParams.get('endpoint');
  const endpoint = given === null ? undefined : readOrigin(given);
  if (given !== null && endpoint === undefined) return undefined;
  return {
    name: host,
    prefix: folder && `${folder}/`,
    ...(region !== null && { region }),
    ...(endpoint !== undefined && { endpoint }),
  };
}

/** A bucket of an S3-compatible service. */
export interface Bucket {
  name: string;
  /** Precedes every key; empty or ends in `/`. */
  prefix: string;
  /** Defaults to the region of the environment, as in AWS tools. */
  region?: string;
  /** Set for services other than AWS. */
  endpoint?: string;
}

const knownParameters = new Set(['region', 'endpoint']);

function readOrigin(text: string): string | undefined {
  return /^https?:\/\//.test(text) && URL.canParse(text) ? new URL(text).origin : undefined;
}

/**
 * Parses `s3://bucket/folder?region=eu-central-1&endpoint=https://minio.example:9000`; undefined if
 * invalid. Credentials come from the environment or the role of the machine, as in AWS tools.
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

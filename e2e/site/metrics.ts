import type { Site } from './settings';

type Operations = Pick<Site, 'operationsUrl'>;

export type Labels = Readonly<Record<string, string>>;

function parseLabels(text: string): Labels {
  const pairs = [...text.matchAll(/(\w+)="([^"]*)"/g)];
  return Object.fromEntries(pairs.map(([, name = '', value = '']) => [name, value]));
}

/** Throws if the metric does not exist; one that exists may have no samples. */
async function readSamples(
  { operationsUrl }: Operations,
  name: string,
  wanted: Labels = {},
): Promise<{ labels: Labels; value: number }[]> {
  const text = await (await fetch(`${operationsUrl}/metrics`)).text();
  if (!text.includes(`# TYPE ${name} `)) throw new Error(`the site has no metric ${name}`);
  return text.split('\n').flatMap((line) => {
    const [, found, labels = '', value = ''] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
    if (found !== name) return [];
    const sample = { labels: parseLabels(labels), value: Number(value) };
    const isWanted = Object.entries(wanted).every(([key, one]) => sample.labels[key] === one);
    return isWanted ? [sample] : [];
  });
}

/** Denied sandbox accesses as `remote@version name`. */
export async function listReaches(site: Operations): Promise<string[]> {
  const samples = await readSamples(site, 'tidegate_remote_reaches_total');
  return samples.map(
    ({ labels: { remote = '', version = '', name: reached = '' } }) =>
      `${remote}@${version} ${reached}`,
  );
}

export async function readMetric(site: Operations, name: string): Promise<number> {
  const [sample] = await readSamples(site, name);
  if (!sample) throw new Error(`the metric ${name} has no sample`);
  return sample.value;
}

/** Faults reported for one release, as `code where ×count`. */
export async function readFaults(
  site: Operations,
  remote: string,
  version: string,
): Promise<string[]> {
  const samples = await readSamples(site, 'tidegate_remote_faults_total', { remote, version });
  return samples
    .map(({ labels, value }) => `${labels['code'] ?? ''} ${labels['where'] ?? ''} ×${value}`)
    .sort();
}

/** Faults reported for all releases, as `remote@version code ×count`. */
export async function listFaults(site: Operations): Promise<string[]> {
  const samples = await readSamples(site, 'tidegate_remote_faults_total');
  return samples.map(
    ({ labels: { remote = '', version = '', code = '' }, value }) =>
      `${remote}@${version} ${code} ×${value}`,
  );
}

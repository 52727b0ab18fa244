import type { Fleet } from '../../content/readFleet';

const longestText = 80;

export interface ServerQuery {
  text: string;
  region: string | undefined;
  sort: 'name' | 'servers';
}

/** Reads `?q=…&region=…&sort=…` and ignores invalid values. */
export function readServerQuery(query: URLSearchParams, fleet: Fleet): ServerQuery {
  const region = query.get('region');
  return {
    text: (query.get('q') ?? '').trim().slice(0, longestText),
    region: fleet.countries.find((country) => country.region === region)?.region,
    sort: query.get('sort') === 'servers' ? 'servers' : 'name',
  };
}

/** Query of a view without default values. */
export function toServerSearch({ text, region, sort }: ServerQuery): URLSearchParams {
  return new URLSearchParams({
    ...(text && { q: text }),
    ...(region !== undefined && { region }),
    ...(sort === 'servers' && { sort }),
  });
}

export function toServerPath(view: ServerQuery): string {
  const query = toServerSearch(view);
  return `/vpn-server${query.size > 0 ? `?${query.toString()}` : ''}#servers`;
}

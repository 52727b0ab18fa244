import type { Fleet } from '../../content/readFleet';

const longestText = 80;

/** How a visitor wants to see the fleet. */
export interface ServerQuery {
  text: string;
  region: string | undefined;
  sort: 'name' | 'servers';
}

/** Reads `?q=…&region=…&sort=…`; what makes no sense counts as not asked. */
export function readServerQuery(query: URLSearchParams, fleet: Fleet): ServerQuery {
  const region = query.get('region');
  return {
    text: (query.get('q') ?? '').trim().slice(0, longestText),
    region: fleet.countries.find((country) => country.region === region)?.region,
    sort: query.get('sort') === 'servers' ? 'servers' : 'name',
  };
}

/** The query of that view; what goes without saying is left out. */
export function toServerSearch({ text, region, sort }: ServerQuery): URLSearchParams {
  return new URLSearchParams({
    ...(text && { q: text }),
    ...(region !== undefined && { region }),
    ...(sort === 'servers' && { sort }),
  });
}

/** The address of that view, at its list. */
export function toServerPath(view: ServerQuery): string {
  const query = toServerSearch(view);
  return `/vpn-server${query.size > 0 ? `?${query.toString()}` : ''}#servers`;
}

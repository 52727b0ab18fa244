import type { Mark } from '../../../pages/sections/servers/serverSections';
import type { FleetCity, FleetCountry } from '../../content/readFleet';

/** The part of the world in `world.svg`, in degrees. */
export const chart = { west: -180, north: 78, width: 360, height: 134 } as const;

const toPercent = (share: number) => Math.round(share * 10_000) / 100;

/** All cities as map marks. Those not shown stay in the background. */
export function markCities(
  countries: readonly FleetCountry[],
  shown: ReadonlySet<FleetCity>,
): readonly Mark[] {
  return countries
    .flatMap(({ cities }) => cities)
    .map((city) => ({
      x: toPercent((city.longitude - chart.west) / chart.width),
      y: toPercent((chart.north - city.latitude) / chart.height),
      servers: city.servers,
      isShown: shown.has(city),
    }))
    .sort((one, other) => Number(one.isShown) - Number(other.isShown));
}

import * as z from 'zod/mini';
import { readJson } from '../reading/readJson';

const text = z.string().check(z.minLength(1));

/** Documentation addresses (RFC 5737, RFC 3849), because the fleet is a demonstration. */
const documentationAddress = z.union([
  z.ipv4().check(z.regex(/^(192\.0\.2|198\.51\.100|203\.0\.113)\./)),
  z.ipv6().check(z.regex(/^2001:db8:/)),
]);

const citySchema = z.object({
  name: text,
  /** Set if `name` is in another language, because visitors search for both. */
  englishName: z.optional(text),
  latitude: z.number().check(z.gte(-90), z.lte(90)),
  longitude: z.number().check(z.gte(-180), z.lte(180)),
  servers: z.number().check(z.int(), z.positive()),
  addresses: z.array(documentationAddress).check(z.minLength(1)),
});

const countrySchema = z.object({
  /** ISO 3166-1. */
  code: z.string().check(z.regex(/^[A-Z]{2}$/)),
  /** UN M49, which `Intl.DisplayNames` supports. */
  region: z.enum(['002', '009', '019', '142', '150']),
  cities: z.array(citySchema).check(z.minLength(1)),
});

const fleetSchema = z.object({ countries: z.array(countrySchema).check(z.minLength(1)) });

export type Fleet = z.infer<typeof fleetSchema>;
export type FleetCountry = z.infer<typeof countrySchema>;
export type FleetCity = z.infer<typeof citySchema>;

export function readFleet(file: string): Promise<Fleet> {
  return readJson(file, fleetSchema);
}

export function countFleet(countries: readonly Pick<FleetCountry, 'cities'>[]) {
  const cities = countries.flatMap((country) => country.cities);
  return {
    countries: countries.length,
    cities: cities.length,
    servers: cities.reduce((sum, { servers }) => sum + servers, 0),
  };
}

import * as z from 'zod/mini';
import { CommandFailure } from '../bootstrap/failure.js';
import { insertBefore, toJson, type Generator } from './generation';

const serverList = 'shell/content/fleet.json';
const entries = 'shell/src/routes/entries/countryEntries.ts';

const serverListSchema = z.object({ countries: z.array(z.looseObject({ code: z.string() })) });

/** `npm run new -- country NO` adds Norway to the servers and gives it a page. */
export const newCountry: Generator = async (name, readText) => {
  const code = name.toUpperCase();
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const country = /^[A-Z]{2}$/.test(code) ? names.of(code) : undefined;
  if (country === undefined || code === 'ZZ') {
    throw new CommandFailure(`"${name}" is not the ISO 3166 code of a country, such as NO`);
  }
  const { countries } = serverListSchema.parse(JSON.parse(await readText(serverList)));
  const id = `${country.toLowerCase().replace(/[^a-z]+/g, '-')}-vpn`;
  const row = `  { id: '${id}', countryCode: '${code}' },\n`;
  const files = new Map([
    [entries, insertBefore(await readText(entries), '] as const satisfies readonly', row)],
  ]);
  if (!countries.some((known) => known.code === code)) {
    const city = { name: '', latitude: 0, longitude: 0, servers: 0, addresses: [] };
    const all = [...countries, { code, region: '', cities: [city] }];
    all.sort((left, right) => left.code.localeCompare(right.code));
    files.set(serverList, toJson({ countries: all }));
  }
  return {
    files,
    next: [
      `Write the region (UN M49) and the cities of ${code} into ${serverList}.`,
      `Add a passage with "only": ["${id}"] to shell/content/pages/vpn-server/[country].json, and write its texts into shell/locales/*/pages/vpn-server/[country].json.`,
    ],
  };
};

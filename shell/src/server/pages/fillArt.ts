import type { AppArt, AppArtContent, AppFrame } from '../../pages/sections/app/appArt';
import type { Drawing } from '../../pages/sections/art';
import { placeNames } from './servers/placeNames';
import type { SectionContext } from './sectionContext';

/** Countries whose first city the drawn app lists, after the country of the page. */
const listedCountries = ['NL', 'JP', 'BR', 'ZA', 'CA'];
const minutes = 12;
/** An address for documentation (RFC 5737) that no server has. */
const addressBefore = '203.0.113.254';

function frameOfBuild(build: unknown): AppFrame {
  if (build === 'ios' || build === 'android') return 'phone';
  return build === 'tv' || String(build).endsWith('-tv') ? 'television' : 'window';
}

/** A stable number below 100 for the chart of a page. */
function numberSheet(path: string): number {
  return 1 + Buffer.from(path).reduce((sum, byte) => (sum * 31 + byte) % 97, 0);
}

/** A chart with the number of its sheet; all other drawings are complete. */
export function fillDrawing(drawing: Drawing, path: string): Drawing {
  return drawing.picture === 'lockHarbour' ? { ...drawing, sheet: numberSheet(path) } : drawing;
}

/** The app's words and places for a drawing of it; all other pictures have no text. */
export function fillArt(
  art: Drawing | AppArtContent,
  { language, edgeMessages, path, entry, site }: SectionContext,
): Drawing | AppArt {
  if (art.picture !== 'app') return fillDrawing(art, path);
  const t = edgeMessages[language];
  const nameCountry = placeNames(language);
  const codes = new Set([entry?.['countryCode'], ...listedCountries]);
  const listed = [...codes]
    .flatMap((code) => site.fleet.countries.find((country) => country.code === code) ?? [])
    .slice(0, listedCountries.length);
  const duration = new Intl.NumberFormat(language, { style: 'unit', unit: 'minute' });
  return {
    ...art,
    frame: art.frame === 'own' ? frameOfBuild(entry?.['build']) : art.frame,
    sheet: numberSheet(path),
    caption: t('app.caption'),
    status: { off: t('app.off'), on: t('app.on') },
    duration: duration.format(minutes),
    address: {
      label: t('app.address'),
      before: addressBefore,
      after: listed[0]?.cities[0]?.addresses[0] ?? '',
    },
    disconnect: t('app.disconnect'),
    places: listed.map(({ code, cities: [city] }) => ({
      city: city?.name ?? '',
      country: nameCountry(code),
    })),
  };
}

import type { AppArt, AppArtContent, AppFrame } from '../../pages/sections/app/appArt';
import type { Drawing } from '../../pages/sections/art';
import { placeNames } from './servers/placeNames';
import type { SectionContext } from './sectionContext';

/** Countries whose first city the drawn app lists. */
const listedCountries = ['NL', 'JP', 'BR', 'ZA', 'CA'];
const minutes = 12;
/** An address for documentation (RFC 5737) that no server has. */
const addressBefore = '203.0.113.254';

function frameOfBuild(build: unknown): AppFrame {
  if (build === 'ios' || build === 'android') return 'phone';
  return build === 'tv' || String(build).endsWith('-tv') ? 'television' : 'window';
}

/** The app's words and places for a drawing of it; all other pictures have no text. */
export function fillArt(
  art: Drawing | AppArtContent,
  { language, edgeMessages, entry, site }: SectionContext,
): Drawing | AppArt {
  if (art.picture !== 'app') return art;
  const t = edgeMessages[language];
  const nameCountry = placeNames(language);
  const listed = listedCountries.flatMap(
    (code) => site.fleet.countries.find((country) => country.code === code) ?? [],
  );
  const duration = new Intl.NumberFormat(language, { style: 'unit', unit: 'minute' });
  return {
    ...art,
    frame: art.frame === 'own' ? frameOfBuild(entry?.['build']) : art.frame,
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

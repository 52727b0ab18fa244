import { createRandom } from './createRandom.js';

function formatAngle(degrees, [positive, negative]) {
  const minutes = Math.round(Math.abs(degrees) * 60);
  const rest = String(minutes % 60).padStart(2, '0');
  return `${Math.floor(minutes / 60)}°${rest}′${degrees < 0 ? negative : positive}`;
}

/** The position of a country's largest city, or the number of a sheet, the same for ever. */
export function describeSheet({ path, cities }) {
  if (!cities) return String(100 + Math.floor(900 * createRandom(path)()));
  const [city] = cities.toSorted((one, other) => other.servers - one.servers);
  const { name, latitude, longitude } = city;
  return `${name}  ${formatAngle(latitude, 'NS')} ${formatAngle(longitude, 'EW')}`;
}

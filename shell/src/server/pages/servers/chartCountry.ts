import type { CountryChart, LabelSide } from '../../../pages/sections/servers/serverSections';
import type { FleetCity } from '../../content/readFleet';

type Place = Pick<FleetCity, 'name' | 'latitude' | 'longitude' | 'servers'>;

interface Point {
  x: number;
  y: number;
}

interface Box {
  west: number;
  east: number;
  north: number;
  south: number;
}

/** Size of the picture. Labels and dots have the same size on every chart. */
export const chartSize = { width: 360, height: 240 } as const;
/** Units of `world.svg` per degree. */
const worldScale = 5;
/** Room for labels around the cities. */
const margin = { x: 84, y: 48 } as const;
/** A chart of a single city shows at least this many degrees of longitude. */
const narrowest = 18;
const dotRadius = 5;
const labelSize = { perLetter: 7.5, height: 16, gap: 8 } as const;
const sides = ['east', 'west', 'north', 'south'] as const;

/** Precise to a tenth of a unit at the edges of the world. */
const toDecimals = (value: number) => Math.round(value * 10_000) / 10_000;
const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** Places the cities of one country on a chart of its surroundings. */
export function chartCountry(cities: readonly Place[]): CountryChart {
  const box = findBox(cities.map(({ longitude, latitude }) => ({ x: longitude, y: latitude })));
  const middle = { x: (box.west + box.east) / 2, y: (box.south + box.north) / 2 };
  // The projection is true to shape in the middle of the chart.
  const stretch = 1 / Math.cos(toRadians(middle.y));
  const scale = Math.min(
    (chartSize.width - 2 * margin.x) / (box.east - box.west),
    (chartSize.height - 2 * margin.y) / ((box.north - box.south) * stretch),
    chartSize.width / narrowest,
  );
  const toChart = ({ longitude, latitude }: Place) => ({
    x: toDecimals(chartSize.width / 2 + (longitude - middle.x) * scale),
    y: toDecimals(chartSize.height / 2 - (latitude - middle.y) * scale * stretch),
  });
  const origin = toChart({ name: '', longitude: 0, latitude: 0, servers: 0 });
  const [scaleX, scaleY] = [scale, scale * stretch].map((one) => toDecimals(one / worldScale));
  return {
    transform: `translate(${origin.x} ${origin.y}) scale(${scaleX} ${scaleY})`,
    places: labelPlaces(cities.map((city) => ({ ...city, ...toChart(city) }))),
  };
}

function findBox(points: readonly Point[]): Box {
  const [longitudes, latitudes] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return {
    west: Math.min(...longitudes),
    east: Math.max(...longitudes),
    north: Math.max(...latitudes),
    south: Math.min(...latitudes),
  };
}

/** The largest city chooses first; a city without room has no label, because the table names it. */
function labelPlaces(places: readonly (Place & Point)[]): CountryChart['places'] {
  const occupied = places.map((place) => around(place, dotRadius, dotRadius));
  return places
    .toSorted((one, other) => other.servers - one.servers)
    .map(({ name, x, y }) => {
      const side = sides.find((one) => {
        const label = findLabel({ x, y }, name, one);
        if (!isOnChart(label) || occupied.some((box) => isOverlapping(box, label))) return false;
        occupied.push(label);
        return true;
      });
      return { name, x, y, ...(side && { side }) };
    });
}

function findLabel({ x, y }: Point, name: string, side: LabelSide): Box {
  const { perLetter, height, gap } = labelSize;
  const half = { x: (name.length * perLetter) / 2, y: height / 2 };
  const centres = {
    east: { x: x + gap + half.x, y },
    west: { x: x - gap - half.x, y },
    north: { x, y: y - gap - half.y },
    south: { x, y: y + gap + half.y },
  };
  return around(centres[side], half.x, half.y);
}

function around({ x, y }: Point, halfWidth: number, halfHeight: number): Box {
  return { west: x - halfWidth, east: x + halfWidth, north: y - halfHeight, south: y + halfHeight };
}

function isOnChart({ west, east, north, south }: Box): boolean {
  return west >= 0 && east <= chartSize.width && north >= 0 && south <= chartSize.height;
}

function isOverlapping(one: Box, other: Box): boolean {
  return (
    one.west < other.east &&
    other.west < one.east &&
    one.north < other.south &&
    other.north < one.south
  );
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoContains, geoMercator, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import { drawPoints } from './drawPoints.js';

const { resolve } = createRequire(import.meta.url);

/** Degrees that a chart shows at least, because the outlines are no more precise. */
const narrowest = 5;
/** Degrees from which the coarse outlines are precise enough. */
const wide = 20;
/** Depths beside the coast, from the outermost: how wide the line around the land is. */
const depths = [110, 64, 28];

function findBox(points) {
  const box = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x);
    box[3] = Math.max(box[3], y);
  }
  return box;
}

const worlds = new Map();

/** All countries with the boxes around them. */
function readWorld(scale) {
  if (!worlds.has(scale)) {
    const file = resolve(`world-atlas/countries-${scale}.json`);
    const topology = JSON.parse(readFileSync(file, 'utf8'));
    const { features } = feature(topology, topology.objects.countries);
    const countries = features.map((country) => {
      const { type, coordinates } = country.geometry;
      return { country, box: findBox(coordinates.flat(type === 'Polygon' ? 1 : 2)) };
    });
    worlds.set(scale, countries);
  }
  return worlds.get(scale);
}

function isInBox([west, south, east, north], [x, y]) {
  return x >= west && x <= east && y >= south && y <= north;
}

const sizeOf = ([west, south, east, north]) => (east - west) * (north - south);

/**
 * The country in which most of the places are. The outlines of the smallest miss their own city:
 * of countries with equally many places, it is the smallest whose box holds one.
 */
function findCountry(world, places) {
  const candidates = world
    .filter(({ box }) => places.some((place) => isInBox(box, place)))
    .map(({ country, box }) => ({
      country,
      size: sizeOf(box),
      count: places.filter((place) => isInBox(box, place) && geoContains(country, place)).length,
    }));
  const [found] = candidates.toSorted(
    (one, other) => other.count - one.count || one.size - other.size,
  );
  return found.country;
}

/** Mercator, with the places in the area and room around them. */
function createProjection(places, { left, top, width, height }) {
  const [west, south, east, north] = findBox(places);
  const spareOf = (length) => Math.max((narrowest - length) / 2, length * 0.18);
  const [spareX, spareY] = [spareOf(east - west), spareOf(north - south)];
  const corners = [
    [west - spareX, south - spareY],
    [east + spareX, north + spareY],
  ];
  return geoMercator().fitExtent(
    [
      [left, top],
      [left + width, top + height],
    ],
    { type: 'MultiPoint', coordinates: corners },
  );
}

/** The country of the cities among its neighbours. `area` is where the cities are. */
export function drawCountry(context, { area, clip, cities, palette }) {
  const places = cities.map(({ longitude, latitude }) => [longitude, latitude]);
  const [west, , east] = findBox(places);
  const world = readWorld(east - west > wide ? '110m' : '50m');
  const projection = createProjection(places, area);
  const edge = depths[0];
  const clipped = projection.clipExtent([
    [clip.left - edge, clip.top - edge],
    [clip.left + clip.width + edge, clip.top + clip.height + edge],
  ]);
  const draw = geoPath(clipped, context);
  const stroke = (colour, alpha, width) => {
    context.strokeStyle = colour;
    context.globalAlpha = alpha;
    context.lineWidth = width;
    context.stroke();
  };
  context.lineJoin = 'round';
  context.beginPath();
  for (const { country } of world) draw(country);
  for (const width of depths) stroke(palette['art-shoal'], 0.5, width);
  context.globalAlpha = 1;
  context.fillStyle = palette['art-land'];
  context.fill();
  stroke(palette.edge, 0.6, 1);
  context.beginPath();
  draw(findCountry(world, places));
  context.globalAlpha = 1;
  context.fillStyle = palette['accent-soft'];
  context.fill();
  stroke(palette.accent, 1, 2);
  drawPoints(context, places.map(projection), palette.signal);
}

// Draws the land for the server map: x is the longitude, y the latitude downwards.
// Run `node shell/drawWorld.js > shell/src/pages/sections/servers/world.svg`.
import { geoBounds, geoEquirectangular, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import topology from 'world-atlas/land-110m.json' with { type: 'json' };

/** Antarctica has no servers. */
const southernmost = -60;
/** A fifth of a degree is finer than a pixel of the largest map. */
const scale = 5;
const viewBox = [-180, -78, 360, 134].map((degrees) => degrees * scale).join(' ');

const { features } = feature(topology, topology.objects.land);

const coordinates = features
  .flatMap(({ geometry }) => geometry.coordinates)
  .filter((polygon) => geoBounds({ type: 'Polygon', coordinates: polygon })[0][1] > southernmost);

const projection = geoEquirectangular()
  .scale((scale * 180) / Math.PI)
  .translate([0, 0])
  .precision(0);
const draw = geoPath(projection).digits(0);
const land = draw({ type: 'MultiPolygon', coordinates });

process.stdout.write(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" preserveAspectRatio="none"><path d="${land}" id="land"/></svg>\n`,
);

import { contours } from 'd3-contour';
import { createRandom } from './createRandom.js';
import { drawPoints } from './drawPoints.js';

/** The grid on which depths are computed, in pixels. */
const step = 16;
/** Steps of the grid beyond the area, where lines that leave it are closed. */
const beyond = 3;
const levels = [0.32, 0.46, 0.6, 0.74, 0.88];
/** A smaller ring would have corners. */
const fewestPoints = 12;
/** The level at which the sea ends. */
const coast = 4;

function createHills(random) {
  return Array.from({ length: 4 }, () => ({
    x: 0.45 + 0.6 * random(),
    y: 0.1 + 0.8 * random(),
    spread: 0.09 + 0.15 * random(),
    height: 0.35 + 0.4 * random(),
    stretch: 0.7 + 0.7 * random(),
  }));
}

function computeDepths(area, random) {
  const columns = Math.ceil(area.width / step) + 1 + 2 * beyond;
  const rows = Math.ceil(area.height / step) + 1 + 2 * beyond;
  const hills = createHills(random);
  const phase = random() * 6;
  const values = Array.from({ length: columns * rows }, (_, index) => {
    const x = (((index % columns) - beyond) * step) / area.width;
    const y = ((Math.floor(index / columns) - beyond) * step) / area.height;
    const heights = hills.map(
      ({ height, stretch, spread, ...hill }) =>
        height *
        Math.exp(-((x - hill.x) ** 2 * stretch + (y - hill.y) ** 2 / stretch) / (2 * spread ** 2)),
    );
    const swell = 0.06 * Math.sin(9 * x + phase) * Math.cos(7 * y - phase);
    return heights.reduce((sum, height) => sum + height, 0.42 * x + swell);
  });
  const [summit] = hills.toSorted((one, other) => other.height - one.height);
  return { columns, rows, values, summit };
}

/** A closed curve through the middles between the points of a ring. */
function traceSmooth(context, ring) {
  ring.slice(1).forEach((point, index) => {
    const next = ring[(index + 2) % ring.length] ?? point;
    const middle = [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2];
    if (index === 0) context.moveTo(...middle);
    else context.quadraticCurveTo(...point, ...middle);
  });
  context.closePath();
}

/** A sea that is different for each seed, with its depth lines and land. */
export function drawDepths(context, { area, seed, palette }) {
  const { columns, rows, values, summit } = computeDepths(area, createRandom(seed));
  const lines = contours().size([columns, rows]).thresholds(levels)(values);
  context.save();
  const offset = (beyond + 0.5) * step;
  context.translate(area.left - offset, area.top - offset);
  context.scale(step, step);
  lines.forEach(({ coordinates }, level) => {
    const rings = coordinates.flat().filter((ring) => ring.length > fewestPoints);
    context.beginPath();
    for (const ring of rings) traceSmooth(context, ring);
    context.globalAlpha = level < coast ? 0.5 : 1;
    context.fillStyle = level < coast ? palette['art-shoal'] : palette['accent-soft'];
    context.fill();
    context.globalAlpha = level < coast ? 0.3 + 0.1 * level : 1;
    context.strokeStyle = palette['art-glass'];
    context.lineWidth = (level === coast ? 2.5 : 1.25) / step;
    context.stroke();
  });
  context.restore();
  const point = [
    area.left + area.width * Math.min(Math.max(summit.x, 0.66), 0.92),
    area.top + area.height * summit.y,
  ];
  drawPoints(context, [point], palette.signal);
}

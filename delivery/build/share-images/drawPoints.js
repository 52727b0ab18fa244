const circles = [
  { radius: 14, alpha: 0.25 },
  { radius: 6, alpha: 1 },
];

/** Points that stand out from a chart. */
export function drawPoints(context, points, colour) {
  context.fillStyle = colour;
  for (const { radius, alpha } of circles) {
    context.globalAlpha = alpha;
    context.beginPath();
    for (const [x, y] of points) {
      context.moveTo(x, y);
      context.arc(x, y, radius, 0, 2 * Math.PI);
    }
    context.fill();
  }
  context.globalAlpha = 1;
}

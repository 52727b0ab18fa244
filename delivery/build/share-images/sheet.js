/** The size that social networks recommend. */
export const size = { width: 1200, height: 630 };

/** At 48 degrees of latitude, a minute of latitude is 1.5 times as long as one of longitude. */
const minute = { longitude: 32, latitude: 48 };
/** Odd, so that each side ends with a filled minute. */
const minutes = { longitude: 35, latitude: 11 };

// Edges that lie on multiples of 8 pixels, the blocks of JPEG, cost almost no bytes.
const band = 8;

/** The area inside the border. */
export const inside = {
  left: 40,
  top: 48,
  width: minutes.longitude * minute.longitude,
  height: minutes.latitude * minute.latitude,
};

/** The border of a chart: whole minutes on each side, and squares at the corners. */
export function drawBorder(context, { ink, ground }) {
  const { left, top, width, height } = inside;
  const [right, bottom] = [left + width, top + height];
  context.fillStyle = ground;
  context.beginPath();
  context.rect(0, 0, size.width, size.height);
  context.rect(left, top, width, height);
  context.fill('evenodd');
  context.fillStyle = ink;
  for (let index = 0; index < minutes.longitude; index += 2) {
    const x = left + index * minute.longitude;
    context.fillRect(x, top - band, minute.longitude, band);
    context.fillRect(x, bottom, minute.longitude, band);
  }
  for (let index = 0; index < minutes.latitude; index += 2) {
    const y = top + index * minute.latitude;
    context.fillRect(left - band, y, band, minute.latitude);
    context.fillRect(right, y, band, minute.latitude);
  }
  context.strokeStyle = ink;
  context.lineWidth = 1;
  context.strokeRect(
    left - band + 0.5,
    top - band + 0.5,
    width + 2 * band - 1,
    height + 2 * band - 1,
  );
}

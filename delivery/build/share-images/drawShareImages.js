import { createCanvas, Path2D } from '@napi-rs/canvas';
import { drawCountry } from './drawCountry.js';
import { drawDepths } from './drawDepths.js';
import { findFamilies } from './findFamilies.js';
import { layOutTitle } from './layOutTitle.js';
import { describeSheet } from './describeSheet.js';
import { brand, mark, palette } from './palette.js';
import { drawBorder, inside, size } from './sheet.js';

const jpegQuality = 65;
const margin = 56;
const measuredSize = 100;
const titleArea = {
  width: 640,
  height: 318,
  top: inside.top + 92,
  lineHeight: 1.14,
  sizes: Array.from({ length: 16 }, (_, index) => 88 - 3 * index),
};

/** A map is never mirrored, but moved. */
function drawMap(context, cities, isMirrored) {
  const area = { ...inside, left: 680, top: inside.top + 50, width: 430, height: 428 };
  if (isMirrored) area.left = size.width - area.left - area.width;
  context.save();
  context.resetTransform();
  drawCountry(context, { area, clip: inside, cities, palette });
  context.restore();
}

/** Where the chart begins to show beside the title, and where it is whole. */
const fade = { from: 480, to: 864 };

function drawFade(context) {
  const { from, to } = fade;
  const gradient = context.createLinearGradient(from, 0, to, 0);
  gradient.addColorStop(0, mark.background);
  gradient.addColorStop(1, `${mark.background}00`);
  context.fillStyle = gradient;
  context.fillRect(from, 0, to - from, size.height);
}

/** Everything without words: the chart at the right, for Arabic at the left. */
function drawGround({ path, cities }, isMirrored) {
  const canvas = createCanvas(size.width, size.height);
  const context = canvas.getContext('2d');
  context.fillStyle = mark.background;
  context.fillRect(0, 0, size.width, size.height);
  if (isMirrored) context.setTransform(-1, 0, 0, 1, size.width, 0);
  context.save();
  context.beginPath();
  context.rect(fade.from, inside.top, size.width - fade.from, inside.height);
  context.clip();
  if (cities) drawMap(context, cities, isMirrored);
  else drawDepths(context, { area: inside, seed: path, palette });
  drawFade(context);
  context.restore();
  drawBorder(context, { ink: palette.edge, ground: palette.deep });
  return canvas;
}

function drawBrand(context, x, isMirrored) {
  const bottom = inside.top + inside.height - 40;
  context.save();
  context.translate(isMirrored ? x - 45 : x - 4, bottom - 41);
  context.scale(1.5, 1.5);
  for (const { colour, shape } of mark.paths) {
    context.fillStyle = colour;
    context.fill(new Path2D(shape));
  }
  context.restore();
  context.fillStyle = palette.ink;
  context.font = `600 32px ${findFamilies('en')}`;
  context.fillText(brand, isMirrored ? x - 58 : x + 54, bottom - 4);
}

function drawNote(context, note, x) {
  context.font = `440 22px ${findFamilies('en')}`;
  context.fillStyle = palette.muted;
  context.fillText(note, x, inside.top + 68);
}

/** Begins the lines of a direction: where they start, and the side of the chart. */
function placeText(context, isMirrored) {
  context.textAlign = isMirrored ? 'right' : 'left';
  return isMirrored ? inside.left + inside.width - margin : inside.left + margin;
}

/** Everything but the title, as pixels: copying a canvas would draw it again. */
function drawSheet(page, isMirrored) {
  const context = drawGround(page, isMirrored).getContext('2d');
  context.resetTransform();
  const x = placeText(context, isMirrored);
  drawBrand(context, x, isMirrored);
  drawNote(context, describeSheet(page), x);
  return context.getImageData(0, 0, size.width, size.height);
}

/** Width of a text of size 1 by family and text; pages have most words in common. */
const widths = new Map();

function measureText(context, text) {
  const key = `${context.font} ${text}`;
  if (!widths.has(key)) widths.set(key, context.measureText(text).width / measuredSize);
  return widths.get(key);
}

function drawTitle(context, { title, language }, x) {
  const families = findFamilies(language);
  context.font = `620 ${measuredSize}px ${families}`;
  const measure = (text) => measureText(context, text);
  const { size: fontSize, lines } = layOutTitle(title, { ...titleArea, language, measure });
  context.font = `620 ${fontSize}px ${families}`;
  const height = lines.length * fontSize * titleArea.lineHeight;
  const top = titleArea.top + (titleArea.height - height) / 2;
  lines.forEach(({ text, isSecond }, index) => {
    context.fillStyle = isSecond ? palette.accent : palette.ink;
    context.fillText(text, x, top + fontSize * (0.92 + index * titleArea.lineHeight));
  });
}

/** Returns the JPEG of each text, which is the same page in another language. */
export function drawShareImages(page, texts) {
  const sheets = new Map();
  return Promise.all(
    texts.map((text) => {
      const isMirrored = text.direction === 'rtl';
      const sheet = sheets.get(isMirrored) ?? drawSheet(page, isMirrored);
      sheets.set(isMirrored, sheet);
      const canvas = createCanvas(size.width, size.height);
      const context = canvas.getContext('2d');
      context.putImageData(sheet, 0, 0);
      const x = placeText(context, isMirrored);
      context.direction = text.direction;
      drawTitle(context, text, x);
      return canvas.encode('jpeg', jpegQuality);
    }),
  );
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { GateMark } from '@tidegate/design-system';
import { renderToStaticMarkup } from 'react-dom/server';

const drawings = /(?<= d=")[^"]+/g;

const folder = path.join(import.meta.dirname, '../../public');

test('the touch icons have the same drawing as the header', async () => {
  const mark = renderToStaticMarkup(<GateMark />).match(drawings) ?? [];
  const icon = await readFile(path.join(folder, 'mark.svg'), 'utf8');

  expect(mark).toHaveLength(2);
  expect(mark.filter((drawing) => !icon.includes(drawing))).toEqual([]);
});

test.each([180, 192, 512])('the icon of %i pixels has that size', async (size) => {
  const icon = await readFile(path.join(folder, `icon-${String(size)}.png`));

  expect([icon.readUInt32BE(16), icon.readUInt32BE(20)]).toEqual([size, size]);
});

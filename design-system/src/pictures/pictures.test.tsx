import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { BearingsRose } from './BearingsRose';
import { BellBuoy } from './BellBuoy';
import { Bottle } from './Bottle';
import { Breakwater } from './Breakwater';
import { Dividers } from './Dividers';
import { FlagHoist } from './FlagHoist';
import { Gate } from './Gate';
import { GateMark } from './GateMark';
import { Icon } from './Icon';
import { Lighthouse } from './Lighthouse';
import { LockHarbour } from './chart/LockHarbour';
import { Regatta } from './Regatta';
import { Sextant } from './Sextant';
import { TideLines } from './TideLines';

test('pictures and icons without a label are decorative', () => {
  const view = renderToStaticMarkup(
    <>
      <Icon name="lock" />
      <TideLines />
      <Gate />
      <GateMark />
      <BearingsRose bearing={62} />
      <LockHarbour />
      <Breakwater />
      <Regatta />
      <BellBuoy />
      <FlagHoist />
      <Lighthouse />
      <Sextant />
      <Bottle />
      <Dividers />
    </>,
  );

  const pictures = view.match(/<svg class[^>]*>/g) ?? [];
  expect(pictures).toHaveLength(14);
  expect(pictures.filter((picture) => !picture.includes(' aria-hidden="true"'))).toEqual([]);
});

test.each([
  ['an icon', <Icon key="icon" name="lock" label="Protected" />],
  ['a picture', <BearingsRose key="rose" label="Protected" />],
])('%s with a label is an image of that name', (_, picture) => {
  render(picture);

  expect(screen.getByRole('img', { name: 'Protected' })).toBeVisible();
});

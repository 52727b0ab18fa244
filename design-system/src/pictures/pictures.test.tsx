import { render, screen } from '@testing-library/react';
import { BearingsRose } from './BearingsRose';
import { Gate } from './Gate';
import { GateMark } from './GateMark';
import { Icon } from './Icon';
import { LockHarbour } from './LockHarbour';
import { TideLines } from './TideLines';

test('pictures and icons are silent unless they are given words', () => {
  render(
    <>
      <Icon name="lock" />
      <TideLines />
      <Gate />
      <GateMark />
      <BearingsRose bearing={62} />
      <LockHarbour />
    </>,
  );

  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test.each([
  ['an icon', <Icon key="icon" name="lock" label="Protected" />],
  ['a picture', <BearingsRose key="rose" label="Protected" />],
])('%s with words is an image of that name', (_, picture) => {
  render(picture);

  expect(screen.getByRole('img', { name: 'Protected' })).toBeVisible();
});

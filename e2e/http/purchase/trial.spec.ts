import { expect, test } from '../fixtures';
import { weekFromNow } from '../../site/weekFromNow';
import { getPage, readText } from '../htmlPage';

test('the trial page states the price, the end and the price that follows it', async ({
  request,
}) => {
  const { $ } = await getPage(request, '/vpn-trial?currency=GBP');

  const trial = readText($('main article'));
  expect(trial).toContain('£0.89');
  expect(trial).toContain(`£10.99 on ${weekFromNow()}`);
});

import { expect, test } from './fixtures';
import { followLink, getPage, readText, submitForm } from './htmlPage';

test('without script, a visitor searches the servers and returns to the whole list', async ({
  request,
}) => {
  const servers = await getPage(request, '/vpn-server');

  const nothing = await submitForm(request, servers, 'Search', { 'Country or city': 'atlantis' });
  expect(readText(nothing.$('main :is(h2, h3)'))).toContain('No country or city matches');

  const all = await followLink(request, nothing, 'Show all servers');
  const sorted = await followLink(request, all, 'Number of servers');
  const first = sorted.$('main [role=group] li').first();
  expect(readText(first)).toContain('United States');
});

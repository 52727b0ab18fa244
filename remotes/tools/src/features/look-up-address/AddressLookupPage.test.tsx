import { screen } from '@testing-library/react';
import type { VisitorLocation } from '@tidegate/contracts/api/visitors/schemas';
import { selectUserMessage } from '@tidegate/contracts/store/globalState';
import { answer, refuse } from '@tidegate/delivery/testing/fakeTransport';
import axe from 'axe-core';
import { renderTools } from '../../shared/testing/renderTools';

const lookup = 'POST /api/mms/account/v1/geo_info';

function aLocation(changes: Partial<VisitorLocation> = {}): VisitorLocation {
  return {
    user_ip: '192.0.2.17',
    country: 'Germany',
    country_code: 'DE',
    location: 'Hamburg',
    is_exposed: true,
    ...changes,
  };
}

function open(location: VisitorLocation) {
  return renderTools('/what-is-my-ip', { replies: { [lookup]: answer(location) } });
}

function factOf(term: string) {
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  return screen.getAllByRole('definition')[terms.indexOf(term)];
}

describe('what is my IP address', () => {
  test('shows address, family, country and place', async () => {
    open(aLocation());

    expect(await screen.findByRole('heading', { level: 2, name: '192.0.2.17' })).toBeVisible();
    expect(factOf('IP version')).toHaveTextContent('IPv4');
    expect(factOf('Country')).toHaveTextContent('Germany');
    expect(factOf('City or region')).toHaveTextContent('Hamburg');
    expect(document.title).toBe('What is my IP address?');
  });

  test('knows an IPv6 address', async () => {
    open(aLocation({ user_ip: '2001:db8::7' }));

    expect(await screen.findByText('2001:db8::7')).toBeVisible();
    expect(factOf('IP version')).toHaveTextContent('IPv6');
  });

  test('shows an IPv4 address that came wrapped in IPv6 as IPv4', async () => {
    open(aLocation({ user_ip: '::ffff:192.0.2.17' }));

    expect(await screen.findByRole('heading', { name: '192.0.2.17' })).toBeVisible();
    expect(factOf('IP version')).toHaveTextContent('IPv4');
  });

  test('names the country in the visitor’s language', async () => {
    renderTools('/what-is-my-ip', { replies: { [lookup]: answer(aLocation()) }, language: 'es' });
    await screen.findByText('Exposed');

    expect(factOf('Country')).toHaveTextContent('Alemania');
  });

  test('warns an exposed visitor and links to the plans', async () => {
    open(aLocation());

    expect(await screen.findByText('Exposed')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See plans and prices' })).toHaveAttribute(
      'href',
      '/pricing',
    );
  });

  test('reassures a protected visitor and offers nothing', async () => {
    open(aLocation({ is_exposed: false }));

    expect(await screen.findByText('Hidden')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'See plans and prices' })).not.toBeInTheDocument();
  });

  test('marks unknown values', async () => {
    open(aLocation({ user_ip: '', country: '', country_code: '', location: '' }));

    expect(await screen.findByRole('heading', { name: 'Could not be detected' })).toBeVisible();
    expect(factOf('IP version')).toHaveTextContent('Not known');
    expect(factOf('Country')).toHaveTextContent('Not known');
    expect(screen.getByText(/could/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Copy IP address' })).not.toBeInTheDocument();
  });

  test('copies the address', async () => {
    const { user } = open(aLocation());

    await user.click(await screen.findByRole('button', { name: 'Copy IP address' }));

    await expect(navigator.clipboard.readText()).resolves.toBe('192.0.2.17');
    expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
  });

  test("publishes the visitor's location in the store", async () => {
    const { store } = open(aLocation());
    await screen.findByText('Exposed');

    expect(selectUserMessage(store.getState())).toEqual(aLocation());
  });

  test('checks again and announces it', async () => {
    const addresses = ['192.0.2.17', '198.51.100.4'];
    const { user } = renderTools('/what-is-my-ip', {
      replies: { [lookup]: () => answer(aLocation({ user_ip: addresses.shift() ?? '' }))() },
    });
    await screen.findByRole('heading', { name: '192.0.2.17' });

    await user.click(screen.getByRole('button', { name: 'Check again' }));

    expect(await screen.findByRole('heading', { name: '198.51.100.4' })).toBeVisible();
    expect(await screen.findByText('Checked again just now')).toBeVisible();
  });

  test('reports a failed lookup and keeps the rest of the page', async () => {
    renderTools('/what-is-my-ip', { replies: { [lookup]: refuse(503) } });

    expect(
      await screen.findByRole('heading', { name: 'We could not check your IP address' }),
    ).toBeVisible();
    expect(screen.getByRole('heading', { name: 'What your IP address reveals' })).toBeVisible();
  });

  test('recovers when the visitor tries again', async () => {
    let isDown = true;
    const { user } = renderTools('/what-is-my-ip', {
      replies: { [lookup]: () => (isDown ? refuse(503)() : answer(aLocation())()) },
    });
    const tryAgain = await screen.findByRole('button', { name: 'Try again' });

    isDown = false;
    await user.click(tryAgain);

    expect(await screen.findByRole('heading', { name: '192.0.2.17' })).toBeVisible();
  });

  test('announces an error when a shown result can no longer be confirmed', async () => {
    let isDown = false;
    const { user } = renderTools('/what-is-my-ip', {
      replies: { [lookup]: () => (isDown ? refuse(503)() : answer(aLocation())()) },
    });
    await screen.findByRole('heading', { name: '192.0.2.17' });

    isDown = true;
    await user.click(screen.getByRole('button', { name: 'Check again' }));

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We could not check your IP address',
    );
  });

  test('has no accessibility violations', async () => {
    const { container } = open(aLocation());
    await screen.findByText('Exposed');

    const { violations } = await axe.run(container);

    expect(violations).toEqual([]);
  });
});

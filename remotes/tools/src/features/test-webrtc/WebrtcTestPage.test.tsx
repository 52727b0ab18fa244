import { act, screen } from '@testing-library/react';
import type { StunServers } from '@tidegate/contracts/api/visitors/schemas';
import { answer, refuse, type Replies } from '@tidegate/delivery/testing/fakeTransport';
import axe from 'axe-core';
import {
  fakeConnection,
  hostLine,
  serverLine,
  withoutConnection,
} from '../../shared/testing/fakeConnection';
import { renderTools } from '../../shared/testing/renderTools';

const lookup = 'POST /api/mms/account/v1/geo_info';
const servers = 'GET /api/mms/account/v1/stun_servers';
const masked = hostLine('b5a7fdb9-8b1c-4b3e-9a4c-3c1f0e5b7a11.local');
const ownResponder: StunServers = { urls: [], own_port: 3478 };

function siteSees(address: string) {
  return answer({
    user_ip: address,
    country: '',
    country_code: '',
    location: '',
    is_exposed: true,
  });
}

function open(replies: Replies = {}) {
  return renderTools('/webrtc-leak-test', {
    replies: { [servers]: answer(ownResponder), [lookup]: siteSees('192.0.2.17'), ...replies },
  });
}

function findVerdict(name: string) {
  return screen.findByRole('heading', { level: 2, name });
}

function factOf(term: string) {
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  return screen.getAllByRole('definition')[terms.indexOf(term)];
}

describe('the WebRTC leak test', () => {
  afterEach(() => {
    withoutConnection();
    jest.useRealTimers();
  });

  test('starts automatically and finds no leak if WebRTC reveals the site address', async () => {
    fakeConnection({ candidates: [masked, serverLine('192.0.2.17')] });
    open();

    expect(await findVerdict('No WebRTC leak found')).toBeVisible();
    expect(factOf('This site sees')).toHaveTextContent('192.0.2.17');
    expect(factOf('WebRTC shows')).toHaveTextContent('192.0.2.17');
    expect(factOf('On your local network')).toHaveTextContent('Hidden by your browser');
    expect(document.title).toBe('WebRTC leak test');
  });

  test('shows the leaking address and links to the countermeasures', async () => {
    fakeConnection({ candidates: [masked, serverLine('203.0.113.7')] });
    open();

    expect(await findVerdict('Your browser leaks an IP address')).toBeVisible();
    expect(factOf('WebRTC shows')).toHaveTextContent('203.0.113.7');
    expect(screen.getByRole('link', { name: 'How to stop a WebRTC leak' })).toHaveAttribute(
      'href',
      '#stop-leaks',
    );
    expect(screen.getByText(/Open about:config/)).toBeInTheDocument();
  });

  test('shows each address once, also those of the visitor’s own network', async () => {
    const twice = serverLine('192.0.2.17');
    fakeConnection({ candidates: [hostLine('192.168.1.2'), twice, twice] });
    open();
    await findVerdict('No WebRTC leak found');

    expect(factOf('WebRTC shows')).toHaveTextContent(/^192\.0\.2\.17$/);
    expect(factOf('On your local network')).toHaveTextContent('192.168.1.2');
  });

  test('reports an uncertain result for an address that it cannot compare', async () => {
    fakeConnection({ candidates: [serverLine('[2001:db8::7]')] });
    open();

    expect(await findVerdict('The result is uncertain')).toBeVisible();
    expect(factOf('WebRTC shows')).toHaveTextContent('2001:db8::7');
  });

  test('reports an uncertain result when the site address is unknown', async () => {
    fakeConnection({ candidates: [serverLine('192.0.2.17')] });
    open({ [lookup]: refuse(503) });

    expect(await findVerdict('The result is uncertain')).toBeVisible();
    expect(factOf('This site sees')).toHaveTextContent('Not known');
  });

  test('reports no leak in a browser without WebRTC', async () => {
    open();

    expect(await findVerdict('WebRTC is off or blocked')).toBeVisible();
    expect(factOf('WebRTC shows')).toHaveTextContent('No IP address');
  });

  test('reports no leak in a browser that hides all its addresses', async () => {
    fakeConnection();
    open();

    expect(await findVerdict('WebRTC is off or blocked')).toBeVisible();
  });

  test.each([
    ['has no server to ask', answer({ urls: [], own_port: null })],
    ['does not know whom to ask', refuse(503)],
  ])('explains what it could not test when it %s', async (_, reply) => {
    const { configurations } = fakeConnection({ candidates: [masked] });
    open({ [servers]: reply });

    expect(await findVerdict('Your public IP address could not be tested')).toBeVisible();
    expect(configurations.at(-1)).toEqual({ iceServers: [] });
  });

  test('uses the site’s own server under the page’s host name', async () => {
    const { configurations } = fakeConnection({ candidates: [serverLine('192.0.2.17')] });
    open();
    await findVerdict('No WebRTC leak found');

    expect(configurations).toEqual([{ iceServers: [{ urls: ['stun:localhost:3478'] }] }]);
  });

  test('uses the servers that the operator configured', async () => {
    const urls = ['stun:stun.tidegate.example', 'stuns:stun.tidegate.example:5349'];
    const { configurations } = fakeConnection({ candidates: [serverLine('192.0.2.17')] });
    open({ [servers]: answer({ urls, own_port: null }) });
    await findVerdict('No WebRTC leak found');

    expect(configurations).toEqual([{ iceServers: [{ urls }] }]);
  });

  test('times out on a server that does not reply', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    fakeConnection({ candidates: [masked], isSilent: true });
    open();
    await findVerdict('Testing your browser');

    await act(() => jest.advanceTimersByTimeAsync(5000));

    expect(await findVerdict('The test could not finish')).toBeVisible();
  });

  test('uses partial results when some servers do not reply', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    fakeConnection({ candidates: [masked, serverLine('192.0.2.17')], isSilent: true });
    open();
    await findVerdict('Testing your browser');

    await act(() => jest.advanceTimersByTimeAsync(5000));

    expect(await findVerdict('No WebRTC leak found')).toBeVisible();
  });

  test('tests again, keeps the focus and announces the result', async () => {
    fakeConnection({ candidates: [serverLine('203.0.113.7')] });
    const { user } = open();
    await findVerdict('Your browser leaks an IP address');

    fakeConnection({ candidates: [serverLine('192.0.2.17')] });
    await user.click(screen.getByRole('button', { name: 'Test again' }));
    const verdict = await findVerdict('No WebRTC leak found');

    const spoken = screen.getAllByRole('status');
    expect(spoken.some((region) => region.contains(verdict))).toBe(true);
    expect(screen.getByRole('button', { name: 'Test again' })).toHaveFocus();
  });

  test('looks up the visitor’s address on each run, because a VPN may be on by now', async () => {
    const addresses = ['192.0.2.17', '203.0.113.7'];
    fakeConnection({ candidates: [serverLine('203.0.113.7')] });
    const { user } = open({ [lookup]: () => siteSees(addresses.shift() ?? '')() });
    await findVerdict('Your browser leaks an IP address');

    await user.click(screen.getByRole('button', { name: 'Test again' }));

    expect(await findVerdict('No WebRTC leak found')).toBeVisible();
  });

  test('has no accessibility violations', async () => {
    fakeConnection({ candidates: [serverLine('203.0.113.7')] });
    const { container } = open();
    await findVerdict('Your browser leaks an IP address');

    const { violations } = await axe.run(container);

    expect(violations).toEqual([]);
  });
});

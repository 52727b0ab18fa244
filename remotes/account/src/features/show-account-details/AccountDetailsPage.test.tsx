import { screen } from '@testing-library/react';
import { answer, refuse, type Replies } from '@tidegate/delivery/testing/fakeTransport';
import { aDevice, aProfile, aSignedInUser } from '../../shared/testing/accounts';
import { renderAccount } from '../../shared/testing/renderAccount';

const base = '/api/mms/account/v1/web';

function open(replies: Replies = {}) {
  return renderAccount('/myAccount/Info', {
    user: aSignedInUser(),
    replies: {
      [`GET ${base}/profile`]: answer(aProfile()),
      [`GET ${base}/device/list`]: answer({ limit: 6, devices: [aDevice()] }),
      [`POST ${base}/user_ip/query`]: answer({ ip: '9.9.9.9', visitor_ip: '' }),
      [`GET ${base}/dns_settings`]: answer({ resolvers: ['8.8.8.8', '8.8.4.4'] }),
      ...replies,
    },
  });
}

test.each(['ada@example.com', aProfile().user_id, '1 / 6', '9.9.9.9', '8.8.8.8, 8.8.4.4'])(
  'the details page shows %s',
  async (value) => {
    open();

    expect(await screen.findByText(value)).toBeVisible();
  },
);

test('an account without an email address shows a link to add one', async () => {
  open({ [`GET ${base}/profile`]: answer(aProfile({ email: null, is_password_set: false })) });

  const link = await screen.findByRole('link', { name: 'Add your email address' });

  expect(link).toHaveAttribute('href', '/email');
});

test('the details page reports a part that fails to load and still links to the plan and orders', async () => {
  open({ [`GET ${base}/dns_settings`]: refuse(500) });

  expect(await screen.findByRole('heading', { name: /could not be loaded/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See your orders' })).toHaveAttribute(
    'href',
    '/order/history',
  );
});

import { act } from '@testing-library/react';
import { answer } from '@tidegate/delivery/testing/fakeTransport';
import { aLoginSession, aProfile } from '../../shared/testing/accounts';
import { renderAccount } from '../../shared/testing/renderAccount';

const replies = {
  'POST /api/mms/account/v1/web/login': answer(aLoginSession()),
  'GET /api/mms/account/v1/web/profile': answer(aProfile()),
};

// Tests the posted form, because an email field in a browser trims its own value.
test('surrounding space is trimmed from the username but not from the password', async () => {
  const { router, requests } = renderAccount('/login', { replies });
  const formData = new FormData();
  formData.set('username', '  ada@example.com\t');
  formData.set('password', ' Correct Horse ');

  await act(() => router.navigate('/login', { formMethod: 'POST', formData }));

  expect(requests[0]?.body).toEqual({ username: 'ada@example.com', password: ' Correct Horse ' });
});

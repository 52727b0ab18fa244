import { act, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter } from 'react-router-dom';
import english from '../../locales/en/shell.json';
import { createI18n } from '../locale/createI18n';
import { NavigationProvider } from '../remotes/shared-modules/useNavigation';
import { NavigationProgress } from './NavigationProgress';

beforeAll(() => jest.useFakeTimers());

test('the progress of a navigation is shown for at least 200 ms', async () => {
  const arrive: (() => void)[] = [];
  const router = createMemoryRouter([
    { path: '/' },
    {
      path: '/next',
      loader: () => new Promise((resolve) => arrive.push(() => resolve(null))),
    },
  ]);
  const navigation = { subscribe: router.subscribe, read: () => router.state.navigation };
  render(
    <I18nextProvider i18n={createI18n('en', { shell: english })}>
      <NavigationProvider value={navigation}>
        <NavigationProgress />
      </NavigationProvider>
    </I18nextProvider>,
  );
  const isBusy = () => screen.getByRole('status').dataset['busy'];
  expect(isBusy()).toBe('false');

  await act(async () => {
    void router.navigate('/next');
    await jest.advanceTimersByTimeAsync(0);
  });
  expect(isBusy()).toBe('true');
  await act(async () => {
    arrive.forEach((resolve) => {
      resolve();
    });
    await jest.advanceTimersByTimeAsync(0);
  });
  await act(() => jest.advanceTimersByTimeAsync(199));
  expect(isBusy()).toBe('true');
  await act(() => jest.advanceTimersByTimeAsync(1));

  expect(isBusy()).toBe('false');
});

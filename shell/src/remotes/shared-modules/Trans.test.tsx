import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { I18nextProvider } from 'react-i18next';
import { createI18n } from '../../locale/createI18n';
import { Trans } from './i18n';

test('a remote renders a message with elements, whose code is loaded by the first use', async () => {
  const messages = createI18n('en', { blog: { author: 'Written by <b>{{name}}</b>' } });

  render(
    <I18nextProvider i18n={messages}>
      <Suspense fallback="loading">
        <Trans ns="blog" i18nKey="author" values={{ name: 'Ada' }} components={{ b: <strong /> }} />
      </Suspense>
    </I18nextProvider>,
  );

  expect(screen.getByText('loading')).toBeInTheDocument();
  expect(await screen.findByText('Ada')).toContainHTML('<strong>Ada</strong>');
});

import { render } from '@testing-library/react';
import type { HeadOverrides } from '@tidegate/contracts/api/content/schemas';
import type { Language } from '@tidegate/contracts/languages';
import type { Device } from '@tidegate/contracts/store/appState';
import type { NavigationConfig } from '@tidegate/contracts/store/globalState';
import type { UserState } from '@tidegate/contracts/store/userState';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import shellMessages from '../../locales/en/shell.json';
import { createI18n, type Messages } from '../locale/createI18n';
import { toBasename, toPrefixedPath } from '../locale/prefix';
import { PageContextProvider } from '../pageContext';
import { createSiteStore } from '../store/createSiteStore';
import { aPageContext } from './aPageContext';
import { aShellState } from './aShellState';

interface ShellVisit {
  /** Path with query, without language and device. */
  at?: string;
  language?: Language;
  isDevelopment?: boolean;
  device?: Device;
  /** Messages by namespace, in addition to the shell's. */
  messages?: Readonly<Record<string, Messages>>;
  menu?: NavigationConfig['menu'];
  accountMenu?: NavigationConfig['menu'];
  heads?: HeadOverrides;
  user?: Partial<UserState>;
}

function createStore(language: Language, device: Device, visit: ShellVisit) {
  const state = aShellState({ device, language, isInit: true });
  return createSiteStore({
    transport: () => Promise.reject(new Error('the shell’s own parts call nothing')),
    preloadedState: {
      ...state,
      user: { ...state.user, ...visit.user },
      global: {
        ...state.global,
        navConfig: { menu: visit.menu ?? [], user: visit.accountMenu ?? [] },
      },
    },
  });
}

/** Renders a part of the shell as on a page at the given address. */
export function createShellPage(part: ReactNode, visit: ShellVisit = {}): ReactNode {
  const { at = '/', language = 'en', device = 'desktop' } = visit;
  const page = aPageContext({
    heads: visit.heads ?? {},
    language,
    isDevelopment: visit.isDevelopment ?? false,
    device,
  });
  const router = createMemoryRouter([{ path: '*', element: part }], {
    basename: toBasename(language, device) || '/',
    initialEntries: [toPrefixedPath(at, language, device)],
  });

  return (
    <Provider store={createStore(language, device, visit)}>
      <I18nextProvider i18n={createI18n(language, { shell: shellMessages, ...visit.messages })}>
        <PageContextProvider value={page}>
          <RouterProvider router={router} />
        </PageContextProvider>
      </I18nextProvider>
    </Provider>
  );
}

export function renderShell(part: ReactNode, visit?: ShellVisit) {
  return render(createShellPage(part, visit));
}

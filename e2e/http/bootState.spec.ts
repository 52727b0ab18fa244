import { expect, test } from './fixtures';
import { getPage } from './htmlPage';

interface Links {
  title: string;
}

interface BootState {
  app: object;
  global: {
    navConfig: { menu: object[] };
    footerConfig: Record<'products' | 'learnMore' | 'about' | 'partners' | 'help', Links> & {
      rights: string;
    };
  };
}

test('a page contains the initial state that the specification names', async ({ request }) => {
  const { $ } = await getPage(request, '/de/pricing');
  const { state } = JSON.parse($('#boot').text()) as { state: BootState };
  const { app, global } = state;

  expect(app).toMatchObject({
    device: 'desktop',
    language: 'de',
    isH5: false,
    currency: 'USD',
    isInit: false,
    appConfig: null,
  });
  expect(global).toMatchObject({
    isShowLoading: false,
    userLanguage: 'de',
    userMessage: null,
    localisation: { isServerRendered: true, documents: { 'head.json': {} } },
  });
  const { menu } = global.navConfig;
  const { products, learnMore, about, partners, help, rights } = global.footerConfig;
  expect(menu).not.toHaveLength(0);
  const titles = [products, learnMore, about, partners, help].map(({ title }) => title);
  expect(
    $('footer h2')
      .toArray()
      .map((heading) => $(heading).text()),
  ).toEqual(titles);
  expect($('footer').text()).toContain(rights);
});

import { expect, test } from './fixtures';
import { getPage, readText } from './htmlPage';

test('without script, the page explains why the test cannot run and shows the instructions', async ({
  request,
}) => {
  const { $, html, mainText } = await getPage(request, '/webrtc-leak-test');

  expect(readText($('main noscript p'))).toMatch(/This test needs JavaScript/);
  expect(html).not.toContain('Test again</button>');
  const summaries = $('main details > summary')
    .toArray()
    .map((one) => readText($(one)));
  expect(summaries).toContain('Firefox');
  expect(mainText).toContain('Open about:config');
});

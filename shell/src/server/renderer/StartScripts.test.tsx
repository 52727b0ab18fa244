import { renderToStaticMarkup } from 'react-dom/server';
import { StartScripts } from './StartScripts';

test('the scripts of a page are inert, with their hashes and the mode of their requests', () => {
  const view = renderToStaticMarkup(
    <StartScripts
      inlineScript="start()"
      start="whenNeeded"
      scripts={[{ url: '/assets/main.js', integrity: 'sha384-a' }]}
      preloads={[
        { url: '/assets/federation.js', integrity: 'sha384-b' },
        { url: '/r/blog/1.0.0/client/"remote.js', integrity: 'sha384-c' },
      ]}
    />,
  );

  expect(view).toBe(
    '<script>start()</script><template id="page-scripts" data-start="whenNeeded">' +
      '<link rel="preload" as="script" href="/assets/federation.js" integrity="sha384-b" crossorigin="anonymous">' +
      '<link rel="preload" as="script" href="/r/blog/1.0.0/client/&quot;remote.js" integrity="sha384-c">' +
      '<script src="/assets/main.js" integrity="sha384-a"></script></template>',
  );
});

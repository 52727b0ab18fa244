import { createBrowserRouter } from 'react-router-dom';
import { followLinks } from './followLinks';

function openPage() {
  history.replaceState(null, '', '/features');
  const router = createBrowserRouter([{ path: '*', Component: () => null }]);
  followLinks(router, '');
  document.body.innerHTML = '<a href="/faq">Questions</a>';
  const link = document.querySelector('a');
  const click = (init: MouseEventInit = {}) => {
    // jsdom cannot load another document.
    addEventListener('click', (event) => event.preventDefault(), { once: true });
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    link?.dispatchEvent(event);
    return new Promise((resolve) => setTimeout(resolve));
  };
  return { router, click };
}

test('a second click on a link adds no second entry to the history', async () => {
  const { router, click } = openPage();
  const { length } = history;

  await click();
  expect(router.state.location.pathname).toBe('/faq');
  await click();

  expect(history.length).toBe(length + 1);
});

test.each([
  ['a middle click', { button: 1 }],
  ['a click with Ctrl', { ctrlKey: true }],
  ['a click with Shift', { shiftKey: true }],
])('%s is left to the browser', async (_, init) => {
  const { router, click } = openPage();

  await click(init);

  expect(router.state.location.pathname).toBe('/features');
});

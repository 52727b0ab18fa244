import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { keepElement } from '../../frame/keptElements';
import { aRunningRelease } from '../testing/aRunningRelease';
import { watchFrame } from './watchFrame';

let violations: (string | undefined)[][] = [];
watchFrame((message, release) => {
  violations.push([message, release?.remote]);
});
const blog = aRunningRelease('blog');

beforeEach(() => {
  violations = [];
});

function Page({ children }: { children?: string }) {
  const [isLogin, setIsLogin] = useState(false);
  return (
    <>
      <header ref={keepElement}>header</header>
      <main key={String(isLogin)} ref={keepElement}>
        <button
          onClick={() => {
            setIsLogin(true);
          }}
        >
          Log in
        </button>
        <div data-remote="blog@1.0.0">{children}</div>
      </main>
      <footer ref={keepElement}>
        <p>words</p>
      </footer>
    </>
  );
}

function open() {
  render(<Page>region</Page>);
  const { innerHTML } = document.body;
  return { isWhole: () => document.body.innerHTML === innerHTML };
}

test.each([
  [`document.querySelector('main').remove()`, 'main'],
  [`document.querySelector('main').replaceChildren()`, 'button, div'],
  [`document.querySelector('main').innerHTML = '<h1>mine</h1>'`, 'button, div'],
  [`document.querySelector('footer').textContent = ''`, 'p'],
  [`document.querySelector('footer p').replaceChildren()`, '#text'],
  [`document.querySelector('[data-remote]').remove()`, 'div'],
  [`document.querySelector('footer').append(document.querySelector('header'))`, 'header'],
  [`const main = document.querySelector('main'); main.parentNode.removeChild(main)`, 'main'],
  [`document.querySelector('header').outerHTML = '<b>mine</b>'`, 'header'],
])('when a release calls %s, the page is restored and the release reported', (statements, what) => {
  const { isWhole } = open();

  blog.run(statements);

  expect(isWhole()).toBe(true);
  expect(violations).toEqual([[`took away ${what}`, 'blog']]);
});

test('a release may add elements to the page and remove them again', () => {
  const { isWhole } = open();

  blog.run(`
    const toast = document.createElement('aside');
    document.querySelector('main').append(toast);
    toast.remove();
    document.querySelector('main').insertAdjacentHTML('beforeend', '<aside></aside>');
    document.querySelector('aside').remove();
    document.querySelector('[data-remote]').textContent = 'region';`);

  expect(isWhole()).toBe(true);
  expect(violations).toEqual([]);
});

test('an element that React removes is not restored', async () => {
  open();

  await userEvent.click(screen.getByRole('button'));

  expect(screen.getByRole('main')).toBeInTheDocument();
  expect(violations).toEqual([]);
});

test('an element removed by unknown code is restored three times and reported without a release', async () => {
  const { isWhole } = open();
  const footer = screen.getByRole('contentinfo');
  const takeAway = async () => {
    footer.remove();
    await Promise.resolve();
    return isWhole();
  };

  const returned = [await takeAway(), await takeAway(), await takeAway(), await takeAway()];

  expect(returned).toEqual([true, true, true, false]);
  expect(violations).toEqual([1, 2, 3].map(() => ['took away footer', undefined]));
  // React removes it when the test ends.
  screen.getByRole('main').after(footer);
});

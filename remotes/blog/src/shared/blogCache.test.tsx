import { screen, waitFor } from '@testing-library/react';
import { answer } from '@tidegate/delivery/testing/fakeTransport';
import { anArticle } from './testing/articles';
import { blogReplies, calls, dns } from './testing/blogReplies';
import { renderBlog } from './testing/renderBlog';

const cacheTimeMs = 900_000;

/** Sets the clock without faking timers and promises. */
function setClock(now: number) {
  jest.useFakeTimers({
    now,
    doNotFake: [
      ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const),
      ...(['setImmediate', 'clearImmediate', 'queueMicrotask', 'nextTick'] as const),
      ...(['performance', 'requestAnimationFrame', 'cancelAnimationFrame'] as const),
    ],
  });
}

/** Opens the blog and an article, and returns after a title has changed on the server. */
async function comeBackAfter(durationMs: number) {
  setClock(Date.parse('2026-03-03T09:00:00Z'));
  let title = 'First title';
  const homeTitles: string[] = [];
  let isHeld = false;
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const { user } = renderBlog('/blog', {
    replies: blogReplies({
      [calls.home]: async () => {
        homeTitles.push(title);
        const reply = answer({ articles: [{ ...dns, title }], categories: [], total: 1 });
        if (isHeld) await held;
        return reply();
      },
      [calls.article]: answer(anArticle(dns)),
    }),
  });
  await user.click(await screen.findByRole('link', { name: 'First title' }));
  await screen.findByRole('heading', { level: 1, name: 'What your DNS tells' });

  title = 'Second title';
  isHeld = true;
  setClock(Date.now() + durationMs);
  await user.click(screen.getByRole('link', { name: 'Blog' }));
  return { homeTitles, release };
}

afterEach(() => jest.useRealTimers());

test('a reply younger than the cache time is shown without a request', async () => {
  const { homeTitles } = await comeBackAfter(cacheTimeMs - 1000);

  expect(await screen.findByRole('heading', { name: 'First title' })).toBeVisible();
  expect(homeTitles).toEqual(['First title']);
});

test('an older reply is shown at once and refreshed in the background', async () => {
  const { homeTitles, release } = await comeBackAfter(cacheTimeMs);

  expect(await screen.findByRole('heading', { name: 'First title' })).toBeVisible();
  await waitFor(() => expect(homeTitles).toEqual(['First title', 'Second title']));
  expect(screen.getByRole('heading', { name: 'First title' })).toBeVisible();

  release();
  expect(await screen.findByRole('heading', { name: 'Second title' })).toBeVisible();
});

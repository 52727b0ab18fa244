import { followListeners } from './followListeners';
import { aRunningRelease } from '../testing/aRunningRelease';

const removeListeners = followListeners();
const click = () => document.body.dispatchEvent(new Event('click', { bubbles: true }));

test('only the listeners of a removed release disappear from shared targets', () => {
  const blog = aRunningRelease('blog');
  const tools = aRunningRelease('tools');
  const received: string[] = [];
  const listen = (who: string) => () => received.push(who);
  blog.run(
    `EventTarget.prototype.addEventListener.call(window, 'click', onWindow);
    document.addEventListener('click', onDocument, true);
    document.documentElement.addEventListener('click', onRoot, { capture: true });
    document.body.addEventListener('click', { handleEvent: onBody });`,
    {
      onWindow: listen('window'),
      onDocument: listen('document'),
      onRoot: listen('root'),
      onBody: listen('body'),
    },
  );
  tools.run(`document.addEventListener('click', listener)`, { listener: listen('tools') });
  document.addEventListener('click', listen('shell'));

  click();
  removeListeners(blog.release);
  click();

  expect(received).toEqual([
    ...['document', 'root', 'body', 'tools', 'shell', 'window'],
    ...['tools', 'shell'],
  ]);
});

test('a listener that a release removed itself may be added by other code', () => {
  const { release, run } = aRunningRelease();
  const listener = jest.fn();
  run(
    `document.addEventListener('click', listener, true);
    document.removeEventListener('click', listener, { capture: true });`,
    { listener },
  );
  document.addEventListener('click', listener, true);

  removeListeners(release);
  click();

  expect(listener).toHaveBeenCalledTimes(1);
});

test('an invalid addEventListener call fails as on the native platform', () => {
  const { run } = aRunningRelease();

  expect(() => run('document.addEventListener()')).toThrow(TypeError);
  expect(run('return document.addEventListener("click", null)')).toBeUndefined();
});

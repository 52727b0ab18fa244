import type { PageReport } from '../../browser/reports';
import { RemoteFaultError } from '../RemoteFaultError';
import { dismissRelease } from './runningReleases';
import { startGuards } from './startGuards';
import { aRunningRelease } from '../testing/aRunningRelease';
import type { Violation } from './createViolationReports';

const patched = `function () { return ['patched by a release']; }`;
const reports: PageReport[] = [];
const violations: Violation[] = [];
const files = new Map<string, string>();

jest.useFakeTimers();
const readFile = (url: string) =>
  Promise.resolve({ text: () => Promise.resolve(files.get(url) ?? '') } as Response);
Object.assign(globalThis, { fetch: readFile });
class ReadableBlob {
  readonly parts: readonly string[];
  constructor(parts: readonly string[]) {
    this.parts = parts;
  }
}
Object.assign(globalThis, { Blob: ReadableBlob });
Object.assign(navigator, {
  sendBeacon: (_: string, { parts: [report = ''] }: ReadableBlob) =>
    reports.push(JSON.parse(report) as PageReport),
});
const { map } = Array.prototype;
const guards = startGuards();
guards.observe((violation) => violations.push(violation));

function open() {
  reports.length = 0;
  violations.length = 0;
  const blog = aRunningRelease('blog');
  const tools = aRunningRelease('tools');
  files.set(blog.release.chunk.url, '');
  files.set(tools.release.chunk.url, '');
  return { blog, tools };
}

const inspectAfterASecond = () => jest.advanceTimersByTimeAsync(1000);

test('a release whose evaluation patches the platform is refused, and its work ends', () => {
  const { blog } = open();
  const tick = jest.fn();
  const evaluate = () =>
    blog.run(`setInterval(tick, 10); Array.prototype.map = () => [];`, { tick });

  expect(() => guards.run(blog.release, evaluate)).toThrow(
    new RemoteFaultError(blog.release, 'remotes.changedPage', 'changed Array.prototype.map'),
  );

  expect(Array.prototype.map).toBe(map);
  jest.advanceTimersByTime(20);
  expect(tick).not.toHaveBeenCalled();
});

test('an earlier patch is not attributed to the release that is evaluated next', async () => {
  const { blog } = open();
  Reflect.deleteProperty(Array.prototype, 'map');

  expect(guards.run(blog.release, () => 'module')).toBe('module');

  await inspectAfterASecond();
  expect(Array.prototype.map).toBe(map);
  expect(violations).toEqual([]);
  expect(reports).toEqual([{ code: 'shell.changedPage', message: 'changed Array.prototype.map' }]);
});

test('a later patch is attributed to the release whose file contains it', async () => {
  const { blog, tools } = open();
  files.set(tools.release.chunk.url, `Array.prototype.map = ${patched};`);
  tools.run(`Array.prototype.map = ${patched};`);

  await inspectAfterASecond();

  expect(Array.prototype.map).toBe(map);
  const message = 'changed Array.prototype.map';
  const fault = { remote: 'tools', version: '1.0.0', code: 'remotes.changedPage', message };
  expect(violations).toEqual([{ fault }]);
  dismissRelease(blog.release);
});

test('a patch that two releases could have made is attributed to neither', async () => {
  const { blog, tools } = open();
  files.set(blog.release.chunk.url, `Array.prototype.find = ${patched};`);
  files.set(tools.release.chunk.url, `Array.prototype.find = ${patched};`);
  blog.run(`Array.prototype.find = ${patched};`);

  await inspectAfterASecond();

  expect(violations).toEqual([]);
  expect(reports).toEqual([{ code: 'shell.changedPage', message: 'changed Array.prototype.find' }]);
});

test('a change that cannot be undone is reported as permanent', () => {
  const { blog } = open();
  const value = () => '';
  const evaluate = () =>
    Object.defineProperty(String.prototype, 'anchor', { value, configurable: false });

  expect(() => guards.run(blog.release, evaluate)).toThrow('changed String.prototype.anchor');

  expect(violations).toEqual([{ isPermanent: true }]);
});

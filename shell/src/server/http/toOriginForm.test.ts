import { toOriginForm } from './toOriginForm';

test.each([
  ['/features?a=1', '/features?a=1'],
  ['http://evil.example/features?a=1', '/features?a=1'],
  ['HTTPS://evil.example', '/'],
  ['http://evil.example?nl=de', '/?nl=de'],
  ['//evil.example/x', '//evil.example/x'],
  ['/login?redirect=http://evil.example/', '/login?redirect=http://evil.example/'],
])('the path of %s is %s', (url, path) => {
  expect(toOriginForm(url)).toBe(path);
});

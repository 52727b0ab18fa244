import { findExposed } from './findExposed';

test.each([
  { HOST: '0.0.0.0' },
  { HOST: '::' },
  { HOST: '192.0.2.4' },
  { HOST: 'tidegate.example' },
  { PUBLIC_ORIGIN: 'https://tidegate.example' },
  { PUBLIC_ORIGIN: 'http://192.0.2.4:8080', SITE_ENV: '' },
])('%j without SITE_ENV is reported', (environment) => {
  const [setting] = Object.keys(environment);

  expect(findExposed(environment)).toEqual([expect.stringContaining(`${setting}=`)]);
  expect(findExposed({ ...environment, SITE_ENV: 'development' })).toEqual([]);
  expect(findExposed({ ...environment, SITE_ENV: 'production' })).toEqual([]);
});

test.each([
  {},
  { HOST: '' },
  { HOST: '127.0.0.1' },
  { HOST: '::1' },
  { HOST: 'localhost', PUBLIC_ORIGIN: 'http://localhost:8080' },
  { PUBLIC_ORIGIN: 'http://[::1]:8080' },
])('%j is reachable from this machine only', (environment) => {
  expect(findExposed(environment)).toEqual([]);
});

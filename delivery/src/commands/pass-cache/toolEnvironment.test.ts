import { relevantEnvironment, toolEnvironment } from './toolEnvironment';

test('a tool only sees variables that are its inputs or known to be neutral', () => {
  const env = { PATH: '/bin', TZ: 'UTC', DATABASE_URL: 'postgres://x', PALETTE: 'dark' };

  expect(toolEnvironment(env)).toEqual({
    DATABASE_URL: 'postgres://x',
    PATH: '/bin',
    TZ: 'UTC',
  });
});

test('the inputs are the variables that may change a result, in a stable order', () => {
  const env = { TZ: 'UTC', PATH: '/bin', HOME: '/root', CI: '1', AWS_REGION: 'eu' };

  expect(Object.keys(relevantEnvironment(env))).toEqual(['AWS_REGION', 'CI', 'TZ']);
});

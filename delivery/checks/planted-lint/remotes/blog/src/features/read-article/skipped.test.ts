// reports: jest/no-disabled-tests, jest/expect-expect
test.skip('is not run', () => undefined);

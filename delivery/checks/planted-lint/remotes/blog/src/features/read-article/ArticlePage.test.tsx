// reports: jest/consistent-test-it, jest/no-restricted-jest-methods, jest/no-restricted-matchers, testing-library/no-test-id-queries
import { screen } from '@testing-library/react';

jest.mock('./shared');

it('looks as it looked before', () => {
  expect(screen.getByTestId('article')).toMatchSnapshot();
});

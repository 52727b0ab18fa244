import { render, screen } from '@testing-library/react';
import { Heading, type HeadingLevel } from './Heading';
import { Text } from './Text';

test.each<HeadingLevel>([1, 2, 3, 4])('a heading of level %i keeps it at any size', (level) => {
  render(
    <Heading level={level} size="display">
      Shut the gate
    </Heading>,
  );

  expect(screen.getByRole('heading', { level, name: 'Shut the gate' })).toBeVisible();
});

test('Text is a paragraph unless another element is given', () => {
  render(
    <>
      <Text>Words</Text>
      <Text as="strong">Loud words</Text>
    </>,
  );

  expect(screen.getByRole('paragraph')).toHaveTextContent('Words');
  expect(screen.getByRole('strong')).toHaveTextContent('Loud words');
});

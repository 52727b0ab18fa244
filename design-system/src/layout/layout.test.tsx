import { render, screen } from '@testing-library/react';
import { Card } from './Card';
import { Cluster } from './Cluster';
import { Container } from './Container';
import { Grid } from './Grid';
import { Section } from './Section';
import { Split } from './Split';
import { Stack } from './Stack';

test.each([
  ['Stack', <Stack key="s" as="ul" aria-label="Plans" />],
  ['Cluster', <Cluster key="c" as="ul" aria-label="Plans" />],
  ['Grid', <Grid key="g" as="ol" aria-label="Plans" />],
])('%s as a list keeps the list role without bullets', (_, list) => {
  render(list);

  expect(screen.getByRole('list', { name: 'Plans' })).toHaveAttribute('role', 'list');
});

test('layout components render the given element and attributes', () => {
  render(
    <Section as="section" tone="deep" aria-label="Why">
      <Container as="main">
        <Split>
          <Card as="article">Words</Card>
        </Split>
      </Container>
    </Section>,
  );

  expect(screen.getByRole('region', { name: 'Why' })).toHaveAttribute('data-scheme', 'dark');
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('article'));
});

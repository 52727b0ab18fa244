import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { listAxeFaults } from '../src/testing/listAxeFaults';
import { Gallery } from './Gallery';

test('every component in every state is accessible and hydrates without differences', async () => {
  document.body.innerHTML = renderToString(<Gallery />);

  await act(async () => hydrateRoot(document.body, <Gallery />));

  expect(await listAxeFaults(document.body)).toEqual([]);
}, 30_000);

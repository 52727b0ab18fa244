import { createEventBuffer } from './eventBuffer';

test('an incomplete batch is stored when the buffer is closed', async () => {
  const stored: string[] = [];
  const buffer = createEventBuffer<string>({
    capacity: 100,
    batchSize: 50,
    store: async (batch) => void stored.push(...batch),
    isPassing: () => false,
    onFailure: (error) => {
      throw error;
    },
  });
  buffer.add(['a', 'b']);

  await buffer.close();

  expect(stored).toEqual(['a', 'b']);
});

import { createClosingStack } from './closingStack';

function aPart(name: string, log: string[]) {
  return Promise.resolve({
    close: async () => {
      log.push(name);
    },
  });
}

test('parts close in reverse order, each once', async () => {
  const log: string[] = [];
  const stack = createClosingStack();
  await stack.open(aPart('database', log));
  await stack.open(aPart('registry', log));
  await stack.open(aPart('edge', log));

  await stack.close();
  await stack.close();

  expect(log).toEqual(['edge', 'registry', 'database']);
});

test('a part that fails to close does not keep the others open', async () => {
  const log: string[] = [];
  const stack = createClosingStack();
  await stack.open(aPart('database', log));
  await stack.open(Promise.resolve({ close: () => Promise.reject(new Error('stuck')) }));

  await expect(stack.close()).rejects.toThrow('the site did not close cleanly');

  expect(log).toEqual(['database']);
});

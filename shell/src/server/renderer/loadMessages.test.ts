import { loadMessages } from './loadMessages';

test('the messages of a language are sent once', async () => {
  const messages = await loadMessages('en', 'shell');

  expect(messages).toHaveProperty('frame');
  expect(messages).not.toHaveProperty('default');
});

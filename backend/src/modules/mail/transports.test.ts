import { mkdtemp, readdir, readFile, stat } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { folderTransport } from './folderTransport';
import { smtpTransport } from './smtpTransport';

const sender = 'no-reply@tidegate.example';
const email = {
  recipient: 'ada@example.com',
  subject: 'Новый пароль',
  text: 'Hello, Ada.\n',
  html: '<p>Hello, Ada!</p>',
};

/** An SMTP server that accepts emails or refuses every recipient. */
async function openMailServer({ isRefusing = false } = {}) {
  const received: string[] = [];
  const answer = (socket: Socket, text: string) => void socket.write(`${text}\r\n`);
  const server = createServer((socket) => {
    let isData = false;
    let unread = '';
    answer(socket, '220 mail.test');
    socket.on('data', (chunk) => {
      unread += chunk.toString('utf8');
      for (let end = unread.indexOf('\r\n'); end !== -1; end = unread.indexOf('\r\n')) {
        const line = unread.slice(0, end);
        unread = unread.slice(end + 2);
        received.push(line);
        if (isData) {
          isData = line !== '.';
          if (!isData) answer(socket, '250 taken');
        } else if (line === 'DATA') {
          isData = true;
          answer(socket, '354 go on');
        } else if (isRefusing && line.startsWith('RCPT')) {
          answer(socket, '550 <ada@example.com> is unknown here');
        } else {
          answer(socket, '250 ok');
        }
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `smtp://127.0.0.1:${port}`, received, close: () => server.close() };
}

test('an email becomes a file that only its owner can read, and counts as delivered', async () => {
  const folder = join(await mkdtemp(join(tmpdir(), 'tidegate-mail-')), 'mail');
  const transport = folderTransport(folder, sender);
  expect(await transport.hasDelivered('one')).toBe(false);

  await transport.deliver('one', email);

  expect(await transport.hasDelivered('one')).toBe(true);
  expect(await readdir(folder)).toEqual(['one.eml']);
  const file = join(folder, 'one.eml');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const text = await readFile(file, 'utf8');
  expect(text).toContain('From: Tidegate <no-reply@tidegate.example>');
  expect(text).toContain('To: ada@example.com');
  expect(text).toContain('Message-ID: <one@tidegate.example>');
  expect(text).toMatch(/^Content-Type: multipart\/alternative/m);
  expect(text).toMatch(/Hello, Ada\.[\s\S]*<p>Hello, Ada!<\/p>/);
});

test('the SMTP server receives the email', async () => {
  const server = await openMailServer();
  const transport = smtpTransport(server.url, sender);

  await transport.deliver('one', email);

  expect(server.received).toContain('MAIL FROM:<no-reply@tidegate.example>');
  expect(server.received).toContain('RCPT TO:<ada@example.com>');
  expect(server.received).toContain('Hello, Ada.');
  transport.close();
  server.close();
});

test('the error of a refused email omits the address', async () => {
  const server = await openMailServer({ isRefusing: true });
  const transport = smtpTransport(server.url, sender);

  const failure: unknown = await transport.deliver('one', email).catch((error: unknown) => error);

  expect(failure).toMatchObject({
    code: 'mail.undeliverable',
    details: { reason: 'EENVELOPE', answer: 550 },
  });
  expect(JSON.stringify(failure)).not.toContain('ada@');
  transport.close();
  server.close();
});

test.each(['ada@example.com\r\nBcc: eve@example.com', 'ada@example.com, eve@example.com'])(
  'no email is sent to %j',
  async (recipient) => {
    const folder = await mkdtemp(join(tmpdir(), 'tidegate-mail-'));
    const transport = folderTransport(folder, sender);

    await expect(transport.deliver('one', { ...email, recipient })).rejects.toThrow('no address');

    expect(await readdir(folder)).toEqual([]);
  },
);

test('a subject cannot inject a header', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tidegate-mail-'));
  const transport = folderTransport(folder, sender);

  await transport.deliver('one', { ...email, subject: 'Hi\r\nBcc: eve@example.com' });

  expect(await readFile(join(folder, 'one.eml'), 'utf8')).not.toMatch(/^Bcc:/m);
});

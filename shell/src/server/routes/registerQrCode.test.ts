import { languages } from '@tidegate/contracts/languages';
import Fastify from 'fastify';
import { registerOrigin } from '../http/requestOrigin';
import { drawQrCode } from '../second-factor/drawQrCode';
import { registerQrCode } from './registerQrCode';

function openSite() {
  const app = Fastify();
  registerOrigin(app, 'https://tidegate.example');
  registerQrCode(app);
  return app;
}

test.each(languages)(
  'the code in %s is a picture of the address of its downloads',
  async (language) => {
    const prefix = language === 'en' ? '' : `/${language}`;
    const { path, size } = drawQrCode(`https://tidegate.example${prefix}/m/download`, '');

    const reply = await openSite().inject(`/_site/qr/${language}.svg`);

    expect(reply.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=86400',
    });
    expect(reply.body).toContain(`viewBox="0 0 ${String(size)} ${String(size)}"`);
    expect(reply.body).toContain(`d="${path}"`);
  },
);

test('there is no code in other languages', async () => {
  expect((await openSite().inject('/_site/qr/xx.svg')).statusCode).toBe(404);
});

import type { FastifyInstance } from 'fastify';
import type { ShellAssets } from '../rendering/readShellAssets';
import { contentSecurityPolicy } from '../http/securityHeaders';

export function registerGallery(app: FastifyInstance, { styles, gallery }: ShellAssets): void {
  const links = styles.map(
    ({ url, integrity }) => `<link rel="stylesheet" href="${url}" integrity="${integrity}">`,
  );
  const scripts = gallery.map(
    ({ url, integrity }) => `<script src="${url}" integrity="${integrity}" defer></script>`,
  );

  app.get<{ Querystring: { dir?: string } }>('/_gallery', (request, reply) => {
    const [lang, dir] = request.query.dir === 'rtl' ? ['ar', 'rtl'] : ['en', 'ltr'];
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', contentSecurityPolicy())
      .send(
        `<!DOCTYPE html><html lang="${lang}" dir="${dir}"><head><meta charset="utf-8">` +
          `<meta name="viewport" content="width=device-width, initial-scale=1"><title>Gallery</title>` +
          `<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">${links.join('')}${scripts.join('')}` +
          `</head><body><div id="gallery"></div></body></html>`,
      );
  });
}

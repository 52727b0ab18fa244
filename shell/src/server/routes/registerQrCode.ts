import { languages } from '@tidegate/contracts/languages';
import type { FastifyInstance } from 'fastify';
import { toPrefixedPath } from '../../locale/prefix';
import { drawQrCode } from '../second-factor/drawQrCode';

/** A picture per language that leads a phone's camera to the downloads. */
export function registerQrCode(app: FastifyInstance): void {
  for (const language of languages) {
    app.get(`/_site/qr/${language}.svg`, (request, reply) => {
      const url = request.siteOrigin + toPrefixedPath('/download', language, 'mobile');
      const { size, path } = drawQrCode(url, '');
      return reply
        .type('image/svg+xml')
        .header('cache-control', 'public, max-age=86400')
        .send(
          `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
            `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`,
        );
    });
  }
}

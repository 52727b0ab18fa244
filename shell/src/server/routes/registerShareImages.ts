import { createHash } from 'node:crypto';
import { isLanguage } from '@tidegate/contracts/languages';
import type { FastifyInstance } from 'fastify';
import { homePath } from '../../routes/paths/homePath';
import { isFresh } from '../responses/fileCaching';
import {
  createShareImageFinder,
  type ShareImageParts,
} from '../share-images/createShareImageFinder';

/** Language and path of a page. No part of a path begins with a dot, so none leads upwards. */
const addressPattern = /^([a-z]{2})((?:\/[^/.\\\0][^/\\\0]*)*)\.jpg$/;
const mostCharacters = 250;

/** Social networks keep an image themselves, and a swap changes it. */
const caching = 'public, max-age=3600';

/** Serves the image with which other sites show a link to a page. */
export function registerShareImages(app: FastifyInstance, parts: ShareImageParts): void {
  const findImage = createShareImageFinder(parts);

  app.get<{ Params: { '*': string } }>('/share/*', async (request, reply) => {
    const address = request.params['*'];
    const [, language, sitePath] =
      (address.length <= mostCharacters && addressPattern.exec(address)) || [];
    // A page that is missing has no path, and the image of the home page.
    const image = isLanguage(language) && (await findImage(language, sitePath || homePath));
    if (!image) return reply.code(404).header('cache-control', 'no-store').send();
    reply.type('image/jpeg').header('cache-control', caching);
    const hash = createHash('sha256').update(image).digest('base64');
    return isFresh(request, reply, hash) ? reply.code(304).send() : reply.send(image);
  });
}

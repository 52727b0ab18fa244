import Fastify from 'fastify';

const notThere = (code: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>planted</Message></Error>`;

/** A fake S3 service with the bucket `releases`. */
export async function startBucket() {
  const objects = new Map<string, Buffer>();
  const app = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body);
  });
  app.addHook('onRequest', async (request, reply) => {
    const { authorization = '' } = request.headers;
    if (authorization.startsWith('AWS4-HMAC-SHA256 Credential=the-key/')) return;
    await reply.code(403).type('application/xml').send(notThere('AccessDenied'));
  });
  app.head('/releases', (_request, reply) => reply.send());
  app.put<{ Params: { '*': string }; Body: Buffer }>('/releases/*', (request, reply) => {
    objects.set(request.params['*'], request.body);
    return reply.send();
  });
  app.get<{ Params: { '*': string } }>('/releases/*', (request, reply) => {
    const object = objects.get(request.params['*']);
    if (object) return reply.type('application/octet-stream').send(object);
    return reply.code(404).type('application/xml').send(notThere('NoSuchKey'));
  });
  const endpoint = await app.listen({ host: '127.0.0.1', port: 0 });
  return { endpoint, objects, close: () => app.close() };
}

import fastifyPlugin from 'fastify-plugin';

/** JSON bodies only. An empty one is an empty object: several calls are made without a body. */
export const jsonBody = fastifyPlugin((app, _options, done) => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, parsed) => {
      if (body === '') parsed(null, {});
      else void parse(request, body, parsed);
    },
  );
  done();
});

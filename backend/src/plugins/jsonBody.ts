import fastifyPlugin from 'fastify-plugin';

/** Accepts JSON bodies only. An empty body is an empty object, because several calls send none. */
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

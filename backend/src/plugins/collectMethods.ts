import type { FastifyInstance } from 'fastify';

/** Matches a path against a route such as `/l10n/:prefix/:language/:document`. */
function isAddressOf(url: string, path: string): boolean {
  const parts = path.split('/');
  const pattern = url.split('/');
  return (
    parts.length === pattern.length &&
    pattern.every((part, index) => part.startsWith(':') || part === parts[index])
  );
}

export function collectMethods(app: FastifyInstance): (path: string) => string[] {
  const routes = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const methods = routes.get(url) ?? new Set();
    for (const one of [method].flat()) methods.add(one);
    routes.set(url, methods);
  });
  return (path) => {
    const found = [...routes].filter(([url]) => isAddressOf(url, path));
    return [...new Set(found.flatMap(([, methods]) => [...methods]))].sort();
  };
}

import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createAmpPageRenderer } from '../amp/createAmpPageRenderer';
import type { Backend } from '../backend-client/backend';
import type { EdgeContent } from '../content/loadContent';
import { createStyleInliner } from '../critical-styles/createStyleInliner';
import type { EdgeOptions } from '../edgeOptions';
import { createServerRegions } from '../fragments/createServerRegions';
import type { EdgeReleases } from '../releases/openReleases';
import type { VisitorFinders } from '../visitor/createVisitorFinders';
import { createPageRenderer } from './createPageRenderer';
import { createRenderPool } from './createRenderPool';
import type { ContentTask } from './renderTask';

/** Starts the processes that render pages and their regions. */
export function openRendering(
  app: FastifyInstance,
  options: EdgeOptions,
  parts: { backend: Backend } & EdgeContent & EdgeReleases & VisitorFinders,
) {
  const { shellDist, logger } = options;
  const serverDir = path.join(shellDist, 'server');
  const regions = createServerRegions({ ...parts, serverDir, logger });
  app.addHook('onClose', regions.close);
  const pool = createRenderPool(path.join(serverDir, 'render.cjs'), logger);
  app.addHook('onClose', pool.close);
  const inlineStyles = createStyleInliner({ ...options, ...parts, styles: parts.assets.styles });
  const { renderRegion } = regions;
  const renderOptions = { ...options, ...parts, pool, renderRegion, inlineStyles };
  return {
    renderPage: createPageRenderer(renderOptions),
    renderAmpPage: createAmpPageRenderer(renderOptions),
    renderContent: async (task: ContentTask) => (await pool.renderHtml(task)).html,
    renderingBytes: () => pool.residentBytes() + regions.residentBytes(),
  };
}

export type EdgeRendering = ReturnType<typeof openRendering>;

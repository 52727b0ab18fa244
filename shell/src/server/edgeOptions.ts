import type { FastifyBaseLogger } from 'fastify';
import type { ListenAddress } from './operations/createOperations';

export interface EdgeOptions {
  host: string;
  /** 0 lets the system choose. */
  port: number;
  /** Frees the port just before the edge listens. */
  releasePort?: () => Promise<void>;
  /** Internal address for health and metrics. */
  operations: ListenAddress;
  siteEnv: 'development' | 'production';
  /** Services that production deliberately runs without. */
  without: readonly string[];
  /** Public origin, such as `https://tidegate.example`; by default that of the request. */
  publicOrigin?: string;
  /** Origin to reopen listed pages at, once per session, when visited on another host. */
  productionOrigin?: string;
  backendOrigin: string;
  registryOrigin: string;
  /** Authenticates the edge to the registry. */
  edgeToken: string;
  /** Signing key of previews, shared with the registry. */
  previewKey: string;
  cacheDir: string;
  shellDist: string;
  localesDir: string;
  contentDir: string;
  usesRecaptcha?: boolean;
  /** Source of the app configuration instead of `shell/content`. */
  downloadOrigin?: string;
  trustedProxies: readonly string[];
  /** Time that load balancers need to notice a shutdown. */
  drainMs: number;
  /** Development only: default overrides as `remote.<name>=<version>` pairs. */
  defaultOverrides?: string;
  logger: FastifyBaseLogger;
}

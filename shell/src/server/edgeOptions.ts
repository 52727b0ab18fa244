import type { FastifyBaseLogger } from 'fastify';
import type { ListenAddress } from './operations/openOperations';

/** Everything an edge needs to know from outside. */
export interface EdgeOptions {
  host: string;
  /** 0 lets the system choose. */
  port: number;
  /** Lets go of what holds the port until the edge listens. */
  releasePort?: () => Promise<void>;
  /** Where those who run the site may ask for health and metrics; no visitor reaches it. */
  operations: ListenAddress;
  siteEnv: 'development' | 'production';
  /** What a site in production goes without, for its health. */
  without: readonly string[];
  /** Origin that visitors see, for example `https://tidegate.example`; else the request's own. */
  publicOrigin?: string;
  /** Where listed pages are opened again, once per session; for hosts beside the public one. */
  productionOrigin?: string;
  backendOrigin: string;
  registryOrigin: string;
  /** Shows the registry that a request comes from an edge. */
  edgeToken: string;
  /** With which the registry signs previews. */
  previewKey: string;
  /** Folder for verified copies of release files. */
  cacheDir: string;
  /** `shell/dist`: the built shell. */
  shellDist: string;
  /** `shell/locales`: the words of the page that stands in for one that cannot be rendered. */
  localesDir: string;
  /** `shell/content`: the fleet and the builds. */
  contentDir: string;
  /** Whether the bot check asks reCAPTCHA: pages then let its script in. */
  usesRecaptcha?: boolean;
  /** Where the app configuration is fetched; else it is `shell/content`'s. */
  downloadOrigin?: string;
  /** Proxies whose forwarded client address is believed; CIDR list. */
  trustedProxies: readonly string[];
  /** How long whoever spreads requests over servers may take to notice that this one ends. */
  drainMs: number;
  /** Development: what browsers that asked for nothing else see, as `remote.<name>=<version>` pairs. */
  defaultOverrides?: string;
  logger: FastifyBaseLogger;
}

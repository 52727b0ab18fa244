import type { BuildRemote } from '../../release/publishRemote';
import type { CommandContext } from '../terminal/command';
import type { SiteFiles } from './settings/siteFiles';

/** Context of a site command, in a checkout or in a built site. */
export interface SiteContext extends CommandContext {
  files: SiteFiles;
  /** In a checkout: builds what is stale, after the preflight checks. */
  prepare?: (() => Promise<unknown>) | undefined;
  /** In a checkout: folder of the development shell. */
  developmentShell?: string | undefined;
  /** In a checkout: builds a remote from its sources. */
  buildRemote?: BuildRemote | undefined;
}

/** Returns the exit code. */
export type SiteCommand = (context: SiteContext) => Promise<number>;

import type { BuildRemote } from '../../release/publishRemote';
import type { CommandContext } from '../terminal/command';
import type { SiteFiles } from './settings/siteFiles';

/** What a command of a built site works with, in a checkout or where it was copied to. */
export interface SiteContext extends CommandContext {
  files: SiteFiles;
  /** In a checkout: builds what is stale, once nothing else stops a start. */
  prepare?: (() => Promise<unknown>) | undefined;
  /** In a checkout: where the shell for `npm run dev` lies. */
  developmentShell?: string | undefined;
  /** In a checkout: builds a remote from its sources. */
  buildRemote?: BuildRemote | undefined;
}

/** A command of a built site; answers the exit code. */
export type SiteCommand = (context: SiteContext) => Promise<number>;

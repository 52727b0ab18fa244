import type { Language, Script } from '@tidegate/contracts/languages';
import type { Device } from '@tidegate/contracts/store/appState';
import type { ConsentWords } from '../../pageContext';
import type { PageDocument } from '../../pages/pageDocument';
import type { Asset } from '../../remotes/browserRelease';
import type { ShellState } from '../../store/createSiteStore';
import type { AmpTask } from '../amp/ampTask';
import type { PageRegions } from '../fragments/renderRegions';

/** Which files a page of this shell build starts with. */
export interface ShellAssets {
  version: string;
  /** Only a development build takes fast refresh from a remote that a developer serves. */
  build: 'production' | 'development';
  scripts: readonly Asset[];
  styles: readonly Asset[];
  /** The design system's gallery: not part of any page. */
  gallery: readonly Asset[];
  /** By script; a script without files is set in the system's own fonts. */
  fonts: Readonly<Partial<Record<Script, readonly string[]>>>;
  /** The federation runtime and what it shares; needed once a region is on the page. */
  federation: readonly Asset[];
}

/** One page to put together. */
export interface RenderTask {
  url: string;
  language: Language;
  device: Device;
  isDevelopment: boolean;
  overrides: string;
  generation: number;
  regions: PageRegions;
  /** The shell's slices. */
  state: ShellState;
  consent: ConsentWords;
  productionAddress?: string | undefined;
  /** The page, where it is one of the shell's own. */
  document?: PageDocument | undefined;
  assets: ShellAssets;
}

export interface RenderReply {
  status: number;
  html: string;
}

/** What the edge says to a rendering process; renders are numbered. */
export type ToRenderProcess =
  | { type: 'render'; render: number; task: RenderTask | AmpTask }
  | { type: 'end' };

/** What a rendering process says to the edge. */
export type FromRenderProcess =
  | { type: 'ready' }
  | { type: 'rendered'; render: number; reply: RenderReply; residentBytes: number }
  | { type: 'failed'; render: number; error: Error };

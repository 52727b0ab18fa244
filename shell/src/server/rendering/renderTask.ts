import type { Language } from '@tidegate/contracts/languages';
import type { Device } from '@tidegate/contracts/store/appState';
import type { ConsentMessages } from '../../pageContext';
import type { PageDocument } from '../../pages/pageDocument';
import type { ShellState } from '../../store/createSiteStore';
import type { AmpTask } from '../amp/ampTask';
import type { PageRegions } from '../fragments/assemblePageRegions';
import type { ShellAssets } from './readShellAssets';

export interface RenderTask {
  url: string;
  language: Language;
  device: Device;
  isDevelopment: boolean;
  overrides: string;
  generation: number;
  regions: PageRegions;
  state: ShellState;
  consent: ConsentMessages;
  productionAddress?: string | undefined;
  /** Absent for a page of a remote. */
  document?: PageDocument | undefined;
  assets: ShellAssets;
}

/** The content of a page of the shell without the document around it. */
export interface ContentTask {
  content: PageDocument;
  /** Of the visitor. */
  language: Language;
  device: Device;
}

export type AnyTask = RenderTask | AmpTask | ContentTask;

export interface RenderReply {
  status: number;
  html: string;
}

export type ToRenderProcess = { type: 'render'; render: number; task: AnyTask } | { type: 'end' };

export type FromRenderProcess =
  | { type: 'ready' }
  | { type: 'rendered'; render: number; reply: RenderReply }
  | { type: 'failed'; render: number; error: Error };

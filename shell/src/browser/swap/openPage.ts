import type { Language } from '@tidegate/contracts/languages';
import type { BrowserHost } from '../../remotes/createBrowserHost';
import type { LiveStore } from '../../remotes/liveStore';
import type { PageData } from '../../routes/pageLoader';
import type { DataRouter } from '../navigation/dataRouter';

export interface OpenPage {
  router: DataRouter;
  host: BrowserHost;
  live: LiveStore;
  language: Language;
  overrides: string;
  listData: () => PageData[];
}

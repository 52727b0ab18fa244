import { brand } from '@tidegate/contracts/brand';
import type { HeadMeta } from '@tidegate/contracts/remotes/remoteModule';

/** Head data of every page. Share images are made in this size by `delivery/build/share-images`. */
export const fixedMeta: readonly HeadMeta[] = [
  { property: 'og:site_name', content: brand },
  { property: 'og:image:width', content: '1200' },
  { property: 'og:image:height', content: '630' },
  { name: 'twitter:card', content: 'summary_large_image' },
];

import type { ComponentType } from 'react';
import type { PageName } from '../routes/siteRoutes';

/** Code of the shell's own pages; in a browser it travels only on a client navigation. */
export const pageModules: Readonly<Record<PageName, () => Promise<{ Page: ComponentType }>>> = {
  home: () => import('./home/HomePage'),
  features: () => import('./features/FeaturesPage'),
  aboutus: () => import('./aboutus/AboutUsPage'),
};

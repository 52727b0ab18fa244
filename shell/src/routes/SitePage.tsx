import { Outlet, useMatches } from 'react-router-dom';
import { Document } from '../Document';
import { AroundRegions } from '../frame/AroundRegions';
import { Header } from '../frame/Header';
import { NavigationProgress } from '../frame/NavigationProgress';
import { OfflineNotice } from '../frame/OfflineNotice';
import { OverrideBadge } from '../frame/OverrideBadge';
import { SkipToContent } from '../frame/SkipToContent';
import { StaticHtml } from '../frame/StaticHtml';
import { PageAddress } from '../head/PageAddress';
import { Layout } from '../layouts/Layout';
import { usePageContext } from '../pageContext';
import { SlotRegion } from '../remotes/regions/SlotRegion';
import { SessionRefusedDialog } from '../session/SessionRefusedDialog';
import { NavigationEffects } from './NavigationEffects';
import { describeAddress, type MountRoute } from './mountRoutes';
import type { PageData } from './pageLoader';

export function SitePage() {
  const { consentBanner, footer } = usePageContext();
  const match = useMatches().at(-1);
  const { sitePath, page, region, slots } = (match?.loaderData ?? {}) as Partial<PageData>;
  const mount = match?.handle as MountRoute | undefined;
  const isPart = region?.status === 'ready' && region.isPart;
  const layout = page?.layout ?? (isPart ? 'single' : mount?.layout) ?? 'default';

  return (
    <Document layout={layout}>
      <AroundRegions>
        <NavigationEffects />
        {page && <PageAddress {...page} hasAlternates hasAmp />}
        {mount && sitePath && region?.status === 'ready' && (
          <PageAddress
            {...describeAddress(mount, region.canonical ?? sitePath, region.isIndexed)}
          />
        )}
        <SkipToContent />
        <StaticHtml>{consentBanner}</StaticHtml>
        <NavigationProgress />
        <OfflineNotice />
        <Header />
      </AroundRegions>
      <Layout
        name={layout}
        banner={slots?.promotionBanner && <SlotRegion region={slots.promotionBanner} />}
      >
        <Outlet />
      </Layout>
      <AroundRegions>
        <StaticHtml>{footer}</StaticHtml>
        <SessionRefusedDialog />
        <OverrideBadge />
      </AroundRegions>
    </Document>
  );
}

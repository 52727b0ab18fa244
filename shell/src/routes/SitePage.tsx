import { Outlet, useMatches } from 'react-router-dom';
import { Document } from '../Document';
import { Footer } from '../frame/Footer';
import { Header } from '../frame/Header';
import { NavigationProgress } from '../frame/NavigationProgress';
import { OfflineNotice } from '../frame/OfflineNotice';
import { OverrideBadge } from '../frame/OverrideBadge';
import { SkipToContent } from '../frame/SkipToContent';
import { StaticHtml } from '../frame/StaticHtml';
import { layouts } from '../layouts/layouts';
import { SlotRegion } from '../remotes/SlotRegion';
import { SessionRefusedDialog } from '../session/SessionRefusedDialog';
import type { RouteHandle } from './createRoutes';
import { NavigationEffects } from './NavigationEffects';
import type { PageData } from './pageLoader';

/** Everything around a page: frame, layout and the slots that its row of the table asks for. */
export function SitePage() {
  const match = useMatches().at(-1);
  const { route } = match?.handle as RouteHandle;
  const slots = (match?.loaderData as PageData | undefined)?.slots;
  const Layout = layouts[route.layout];

  return (
    <Document layout={route.layout}>
      <NavigationEffects />
      <SkipToContent />
      <NavigationProgress />
      <OfflineNotice />
      <Header />
      <Layout banner={slots?.promotionBanner && <SlotRegion region={slots.promotionBanner} />}>
        <Outlet />
      </Layout>
      <StaticHtml>
        <Footer />
      </StaticHtml>
      <SessionRefusedDialog />
      <OverrideBadge />
    </Document>
  );
}

import { memo } from 'react';
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
import { AccountMenu } from '../layouts/AccountMenu';
import { findAccountEntry } from '../layouts/findAccountEntry';
import { Layout } from '../layouts/Layout';
import { usePageContext } from '../pageContext';
import { SlotRegion } from '../remotes/regions/SlotRegion';
import { SessionRefusedDialog } from '../session/SessionRefusedDialog';
import { NavigationEffects } from './NavigationEffects';
import type { PageData } from './pageLoader';
import { isReadInBlog } from './paths/ampPath';

const noData: Partial<PageData> = {};

/** Skips the states of the router that show the same page, such as the start of a navigation. */
const SiteFrame = memo(function SiteFrame({ data }: { data: Partial<PageData> }) {
  const { consentBanner, footer } = usePageContext();
  const { sitePath, page, region, slots } = data;
  const layout = page?.layout ?? region?.page?.layout ?? 'default';
  const address = region?.status === 'ready' ? (region.canonical ?? sitePath) : undefined;
  const accountEntry = findAccountEntry(sitePath);

  return (
    <Document layout={layout}>
      <AroundRegions>
        <NavigationEffects />
        {page && <PageAddress {...page} hasAmp />}
        {address && region?.page && (
          <PageAddress
            {...region.page}
            path={region.page.canonical ?? address}
            hasAmp={isReadInBlog(address)}
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
        menu={
          accountEntry && (
            <AroundRegions>
              <AccountMenu current={accountEntry} />
            </AroundRegions>
          )
        }
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
});

export function SitePage() {
  const match = useMatches().at(-1);
  return <SiteFrame data={match?.loaderData ?? noData} />;
}

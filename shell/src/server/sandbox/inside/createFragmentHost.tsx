import type { RegionHost, AcceptedRemote } from '../../../remotes/remoteHost';

const cutMark = '<template data-cut=""></template>';

/** The host of a region that is rendered by itself: it has one release, accepted already. */
export function createFragmentHost(accepted: AcceptedRemote): RegionHost {
  return {
    get: () => accepted,
    accept: () => Promise.resolve(accepted),
    report: () => undefined,
    markRendering: () => undefined,
    isRendering: () => true,
    cut: <template data-cut="" />,
  };
}

/** The region's own HTML out of the page that was rendered around it. */
export function cutRegion(page: string): string {
  const start = page.indexOf(cutMark) + cutMark.length;
  return page.slice(start, page.lastIndexOf(cutMark));
}

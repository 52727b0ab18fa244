import type { RegionHost, AcceptedRemote } from '../../../remotes/remoteHost';

const cutMark = '<template data-cut=""></template>';

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

export function cutRegion(page: string): string {
  const start = page.indexOf(cutMark) + cutMark.length;
  return page.slice(start, page.lastIndexOf(cutMark));
}

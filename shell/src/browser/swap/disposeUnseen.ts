import { toReleaseName } from '../../remotes/browserRelease';
import { listPageData } from '../navigation/listPageData';
import type { OpenPage } from './openPage';

/** The regions that the loaders have decided for this page, as `remote@version`. */
async function findDecided(loaderData: object): Promise<Set<string>> {
  const decided = new Set<string>();
  for (const data of listPageData(loaderData)) {
    for (const pending of [data.region, ...Object.values(data.slots)]) {
      const region = await pending;
      if (region?.status === 'ready') decided.add(toReleaseName(region));
    }
  }
  return decided;
}

function findShown(): ReadonlySet<string | undefined> {
  const regions = document.querySelectorAll<HTMLElement>('[data-remote]');
  return new Set([...regions].map(({ dataset }) => dataset['remote']));
}

/** Waits until the document shows the latest decision: a pending region needs its styles. */
export async function disposeUnseen({ router, host }: OpenPage): Promise<void> {
  const { loaderData } = router.state;
  const decided = await findDecided(loaderData);
  const { navigation, revalidation } = router.state;
  const isSettled = navigation.state === 'idle' && revalidation === 'idle';
  if (!isSettled || router.state.loaderData !== loaderData) return;
  const shown = findShown();
  if ([...decided].every((name) => shown.has(name))) host.disposeIdle(decided);
}

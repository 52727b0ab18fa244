import type { PageData } from '../../routes/pageLoader';
import type { OpenPage } from './openPage';

/** The regions that the loaders have decided for this page, as `remote@version`. */
async function findDecided(pages: readonly PageData[]): Promise<Set<string>> {
  const decided = new Set<string>();
  for (const data of pages) {
    for (const pending of [data.region, ...Object.values(data.slots)]) {
      const region = await pending;
      if (region?.status === 'ready') decided.add(`${region.remote}@${region.version}`);
    }
  }
  return decided;
}

function findShown(): ReadonlySet<string | undefined> {
  const regions = document.querySelectorAll<HTMLElement>('[data-remote]');
  return new Set([...regions].map(({ dataset }) => dataset['remote']));
}

/** Waits until the document shows the latest decision: a pending region needs its styles. */
export async function disposeUnseen({ router, host, listData }: OpenPage): Promise<void> {
  const { loaderData } = router.state;
  const decided = await findDecided(listData());
  const { navigation, revalidation } = router.state;
  const isSettled = navigation.state === 'idle' && revalidation === 'idle';
  if (!isSettled || router.state.loaderData !== loaderData) return;
  const shown = findShown();
  if ([...decided].every((name) => shown.has(name))) host.disposeIdle(decided);
}

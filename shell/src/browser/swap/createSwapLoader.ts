import type { Swap } from './createSwap';
import type { OpenPage } from './openPage';

/** Loads the script of swaps, which no page needs at its start; again after a failure. */
export function createSwapLoader(page: OpenPage): () => Promise<Swap> {
  let loading: Promise<Swap> | undefined;

  return () => {
    loading ??= import(/* webpackChunkName: "open-page" */ './createSwap')
      .then(({ createSwap }) => createSwap(page))
      .catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
    return loading;
  };
}

import { diagnoseAsset } from './diagnoseAsset';
import type { Asset, BrowserRelease } from './browserRelease';

/** Runs a script of a release, checked by its hash. */
export function loadScript(release: BrowserRelease, asset: Asset): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = asset.url;
    script.integrity = asset.integrity;
    script.dataset['container'] = release.container;
    script.onload = () => {
      resolve();
    };
    script.onerror = () => {
      void diagnoseAsset(release, asset).then(reject);
    };
    document.head.append(script);
  });
}

import type { Language } from '@tidegate/contracts/languages';
import type { RemoteName } from '@tidegate/contracts/remotes/remoteNames';
import { contractVersion } from '@tidegate/contracts/contractVersion';
import type { ServerRelease } from './serverRelease';

/** Remotes of a local dev server: `dev:<port>` in place of a version. */
export function createDevelopmentRemotes(siteEnv: 'development' | 'production') {
  return {
    find(remote: RemoteName, override: string, language: Language): ServerRelease | undefined {
      if (siteEnv === 'production') return undefined;
      const port = /^dev:(\d{2,5})$/.exec(override)?.[1];
      if (port === undefined) return undefined;
      const origin = `http://127.0.0.1:${port}`;
      const asset = (file: string) => ({ url: `${origin}/${file}`, integrity: '' });
      return {
        browser: {
          remote,
          version: override,
          contract: contractVersion,
          isCompatible: true,
          container: `${remote}_development`,
          entry: asset('remoteEntry.js'),
          chunk: asset(''),
          styles: [],
          messages: asset(`locales/${language}/${remote}.json`),
          slots: remote === 'campaigns' ? ['promotionBanner'] : [],
          isDevelopment: true,
        },
        routes: [],
        serverBundle: { file: '', integrity: '' },
        messages: { file: '', integrity: '' },
      };
    },
  };
}

export type DevelopmentRemotes = ReturnType<typeof createDevelopmentRemotes>;

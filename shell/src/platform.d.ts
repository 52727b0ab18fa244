export {};

/** Parts of the web platform that TypeScript's library does not declare. */
declare global {
  interface Navigator {
    /** https://w3c.github.io/gpc */
    readonly globalPrivacyControl?: boolean;
    /** https://wicg.github.io/netinfo */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }

  interface PerformanceObserverEntryList {
    getEntriesByType(type: 'long-animation-frame'): PerformanceLongAnimationFrameTiming[];
  }

  /** The part of https://w3c.github.io/long-animation-frames that is read here. */
  interface PerformanceLongAnimationFrameTiming extends PerformanceEntry {
    readonly scripts: readonly { readonly sourceURL: string; readonly duration: number }[];
  }

  /** https://w3c.github.io/trusted-types */
  var trustedTypes:
    | {
        createPolicy: (
          name: string,
          rules: {
            createHTML: (html: string) => string | null;
            createScriptURL?: (url: string) => string | null;
          },
        ) => { createHTML: (html: string) => string };
      }
    | undefined;
}

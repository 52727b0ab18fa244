import { pageScriptsId } from './pageScriptsId';

const mostAttempts = 2;

/** A script that the page does not react to by then is broken. */
const reactionMs = 10_000;

export interface ScriptLoader {
  /** Loads the page's scripts once; after a failure the next call tries again. */
  load: () => void;
  isLoading?: boolean;
  onStart?: () => void;
  onFailure?: (isLast: boolean) => void;
}

export function createScriptLoader(): ScriptLoader {
  let attempts = 0;

  /** The script applies the whole stylesheets first (`browser/applyStylesheets.ts`). */
  function preloadStylesheets() {
    for (const { dataset } of document.querySelectorAll<HTMLElement>('style[data-href]')) {
      const link = document.createElement('link');
      // The data of a style are the address and integrity of its stylesheet.
      document.head.append(Object.assign(link, dataset, { rel: 'preload', as: 'style' }));
    }
  }

  function add() {
    preloadStylesheets();
    const template = document.getElementById(pageScriptsId) as HTMLTemplateElement;
    // Trusted Types refuse a new element with a plain address.
    const scripts = template.content.cloneNode(true) as DocumentFragment;
    for (const script of scripts.querySelectorAll('script')) {
      script.onload = () => setTimeout(() => loader.onFailure?.(true), reactionMs);
      script.onerror = () => {
        loader.isLoading = false;
        loader.onFailure?.(attempts === mostAttempts);
      };
    }
    document.head.append(scripts);
  }

  const loader: ScriptLoader = {
    load() {
      if (loader.isLoading || attempts === mostAttempts) return;
      loader.isLoading = true;
      attempts += 1;
      loader.onStart?.();
      if (document.readyState === 'loading') addEventListener('DOMContentLoaded', add);
      else add();
    },
  };
  return loader;
}

import type { ComponentType, ReactNode } from 'react';
import { keepElement } from '../frame/keptElements';
import { contentId } from '../frame/SkipToContent';
// Pages arrive later than their styles: these belong to the stylesheet that every page starts with.
import '../pages/sections/downloads/builds.module.css';
import '../pages/sections/sections.module.css';
import '../pages/sections/servers/servers.module.css';
import type { LayoutName } from './layoutNames';
import styles from './layouts.module.css';

export interface LayoutProps {
  children: ReactNode;
  /** The promotion banner, where the page shows one. */
  banner?: ReactNode;
}

interface LayoutShape {
  /** Deep water in either scheme. */
  isDeep?: true;
}

const shapes: Readonly<Record<LayoutName, LayoutShape>> = {
  default: {},
  default_black: { isDeep: true },
  actives: {},
  invite: { isDeep: true },
  blog: {},
  pricing: {},
  single: {},
  standalone: {},
};

function createLayout(name: LayoutName, { isDeep }: LayoutShape): ComponentType<LayoutProps> {
  return function Layout({ banner, children }: LayoutProps) {
    return (
      <>
        {banner}
        <main
          ref={keepElement}
          id={contentId}
          tabIndex={-1}
          className={styles[name]}
          {...(isDeep && { 'data-scheme': 'dark' })}
        >
          {children}
        </main>
      </>
    );
  };
}

/** What stands between header and footer; the sections of a page bring their own width. */
export const layouts = Object.fromEntries(
  Object.entries(shapes).map(([name, shape]) => [name, createLayout(name as LayoutName, shape)]),
) as Readonly<Record<LayoutName, ComponentType<LayoutProps>>>;

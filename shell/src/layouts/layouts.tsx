import type { ComponentType, ReactNode } from 'react';
import { keepElement } from '../frame/keptElements';
import { contentId } from '../frame/SkipToContent';
// Pages load after their styles, so these belong to the stylesheet that every page starts with.
import '../pages/sections/downloads/builds.module.css';
import '../pages/sections/sections.module.css';
import '../pages/sections/servers/servers.module.css';
import type { LayoutName } from './layoutNames';
import styles from './layouts.module.css';

export interface LayoutProps {
  children: ReactNode;
  banner?: ReactNode;
}

interface LayoutShape {
  /** Dark in either colour scheme. */
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

/** The main element; the sections of a page set their own width. */
export const layouts = Object.fromEntries(
  Object.entries(shapes).map(([name, shape]) => [name, createLayout(name as LayoutName, shape)]),
) as Readonly<Record<LayoutName, ComponentType<LayoutProps>>>;

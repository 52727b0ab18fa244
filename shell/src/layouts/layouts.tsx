import { Container } from '@tidegate/design-system';
import type { ComponentType, ReactNode } from 'react';
import { contentId } from '../frame/SkipToContent';
import type { LayoutName } from './layoutNames';
import styles from './layouts.module.css';
// Pages arrive later than their styles: these belong to the stylesheet that every page starts with.
import '../pages/sections/sections.module.css';

export interface LayoutProps {
  children: ReactNode;
  /** The promotion banner, where the page shows one. */
  banner?: ReactNode;
}

interface LayoutShape {
  /** How wide the content may run; without it the sections of the page decide. */
  width?: 'form' | 'text' | 'content';
  /** Deep water in either scheme. */
  isDeep?: true;
}

const shapes: Readonly<Record<LayoutName, LayoutShape>> = {
  default: {},
  default_black: { isDeep: true },
  actives: {},
  invite: { isDeep: true },
  blog: { width: 'content' },
  pricing: { width: 'content' },
  single: { width: 'text' },
  standalone: { width: 'form' },
};

function createLayout(
  name: LayoutName,
  { width, isDeep }: LayoutShape,
): ComponentType<LayoutProps> {
  return function Layout({ banner, children }: LayoutProps) {
    return (
      <>
        {banner}
        <main
          id={contentId}
          tabIndex={-1}
          className={styles[name]}
          {...(isDeep && { 'data-scheme': 'dark' })}
        >
          {width ? <Container width={width}>{children}</Container> : children}
        </main>
      </>
    );
  };
}

/** Header and footer follow `body[data-layout]`; these are what stands between them. */
export const layouts = Object.fromEntries(
  Object.entries(shapes).map(([name, shape]) => [name, createLayout(name as LayoutName, shape)]),
) as Readonly<Record<LayoutName, ComponentType<LayoutProps>>>;

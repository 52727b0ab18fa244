import type { LayoutName } from '@tidegate/contracts/remotes/layoutNames';
import { Fragment, type ReactNode } from 'react';
import { keepElement } from '../frame/keptElements';
import { contentId } from '../frame/contentId';
// Pages load after their styles, so these belong to the stylesheet that every page starts with.
import '../pages/sections/app/app.module.css';
import '../pages/sections/downloads/builds.module.css';
import '../pages/sections/pathOfTraffic.module.css';
import '../pages/sections/purchaseBar.module.css';
import '../pages/sections/sections.module.css';
import '../pages/sections/servers/servers.module.css';
import styles from './layouts.module.css';

export interface LayoutProps {
  name: LayoutName;
  children: ReactNode;
  banner?: ReactNode;
  /** Beside the page of an account, whose frame then replaces that of the layout. */
  menu?: ReactNode;
}

/** The main element; the sections of a page set their own width. */
export function Layout({ name, banner, menu, children }: LayoutProps) {
  return (
    <Fragment key={name}>
      {banner}
      <main
        ref={keepElement}
        id={contentId}
        tabIndex={-1}
        className={styles[menu ? 'account' : name]}
      >
        {menu}
        {children}
      </main>
    </Fragment>
  );
}

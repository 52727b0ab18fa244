import * as designSystem from '@tidegate/design-system';
import type { SharedModuleName } from '@tidegate/contracts/remotes/sharedModules';
import * as i18n from './i18n';
import * as jsxDevRuntime from './jsxDevRuntime';
import * as jsxRuntime from './jsxRuntime';
import * as react from './react';
import * as redux from './redux';
import * as router from './router';
import * as siteApi from './siteApi';
import * as toolkit from './toolkit';

/** The shell's own copies of the shared modules: exactly the names of the contract. */
export const sharedModuleObjects: Readonly<Record<SharedModuleName, object>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-router-dom': router,
  'react-redux': redux,
  '@reduxjs/toolkit': toolkit,
  'react-i18next': i18n,
  '@tidegate/contracts/siteApi': siteApi,
  '@tidegate/design-system': designSystem,
  // JSX of a remote under development compiles to this module.
  ...(process.env['NODE_ENV'] === 'development' && { 'react/jsx-dev-runtime': jsxDevRuntime }),
};

import { lazy } from 'react';

export { useTranslation } from 'react-i18next';

/** Loaded by the first remote that renders it, because its parser is large and rarely used. */
export const Trans = lazy(async () => ({ default: (await import('./Trans')).Trans }));

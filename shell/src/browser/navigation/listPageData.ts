import type { RouterState } from 'react-router-dom';
import { isRecord } from '../../isRecord';
import type { PageData } from '../../routes/pageLoader';

function isPageData(value: unknown): value is PageData {
  return isRecord(value) && 'slots' in value;
}

/** What the loaders of the matched routes returned. */
export function listPageData({ loaderData }: RouterState): PageData[] {
  return Object.values(loaderData).filter(isPageData);
}

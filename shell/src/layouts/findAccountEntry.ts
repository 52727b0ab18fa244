import type { NavigationLink } from '@tidegate/contracts/store/globalState';

/** The entry of the account menu for a page, whichever remote owns the page. */
export function findAccountEntry(links: readonly NavigationLink[], sitePath?: string) {
  const entryPath = sitePath
    ?.replace(/^\/order\/(in|withdraw).+/, '/order/history')
    .replace(/^\/(myAccount\/data|secondFactor|email)$/, '/myAccount/changePassword')
    .replace(/\/Info$/, '');
  return links.find(({ path }) => path === entryPath);
}

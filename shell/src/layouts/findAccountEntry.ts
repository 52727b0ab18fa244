/** The entry of the account menu that contains a page, whichever remote owns the page. */
export function findAccountEntry(sitePath = ''): string | undefined {
  const entryPath = sitePath
    .replace(/^\/order\/(in|withdraw).+/, '/order/history')
    .replace(/^\/(myAccount\/data|secondFactor|email)$/, '/myAccount/changePassword')
    .replace(/\/Info$/, '');
  return /^\/(order\/history|myAccount(\/(deviceManage|dnsSettings|changePassword))?)$/.exec(
    entryPath,
  )?.[0];
}

// reports: tidegate/suppressions-need-reasons
export function silence(): void {
  // eslint-disable-next-line no-console
  console.log('no reason given');
  // eslint-disable-next-line no-console -- because
  console.log('a reason of one word');
}

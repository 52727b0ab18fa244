// reports: tidegate/suppressions-need-reasons
/* eslint-disable -- all rules of a file at once */
export function printSilently(): void {
  console.log('no rule named');
}

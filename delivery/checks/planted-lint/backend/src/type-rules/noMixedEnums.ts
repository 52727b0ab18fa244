// reports: typescript/no-mixed-enums
export enum Status {
  Open = 1,
  Closed = 'closed',
}

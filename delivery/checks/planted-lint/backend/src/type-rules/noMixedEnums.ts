// reports: typescript/no-mixed-enums, typescript/TS1294
export enum Status {
  Open = 1,
  Closed = 'closed',
}

// reports: tidegate/file-named-after-export
export type Origin = string;
export interface Site {
  origin: Origin;
}

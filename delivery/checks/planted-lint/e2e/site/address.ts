// reports: tidegate/file-named-after-export
export interface Site {
  origin: string;
}

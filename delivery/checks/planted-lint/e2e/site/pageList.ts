// reports: tidegate/file-named-after-export
export function readPages(): string[] {
  return [];
}

// reports: typescript/return-await
export async function find(search: () => Promise<string>): Promise<string> {
  try {
    return search();
  } catch {
    return '';
  }
}

// reports: typescript/await-thenable
export async function wait(): Promise<void> {
  await 1;
}

import { choosePassword, createCaller, goodPassword } from '../calls/caller';

export interface Account {
  email: string;
  password: string;
}

/** An account of the test's own, so that it may change it while other tests run. */
export async function createAccount(): Promise<Account> {
  const caller = await createCaller();
  await choosePassword(caller);
  return { email: caller.email, password: goodPassword };
}

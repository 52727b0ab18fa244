import { choosePassword, createCaller, goodPassword } from '../calls/caller';

export interface Account {
  email: string;
  password: string;
}

/** A separate account that a test can change while other tests run. */
export async function createAccount(): Promise<Account> {
  const caller = await createCaller();
  await choosePassword(caller);
  return { email: caller.email, password: goodPassword };
}

import type { APIRequestContext } from '@playwright/test';
import type { Account } from '../../site/createAccount';
import { getPage, type HtmlPage, submitForm } from '../htmlPage';

export async function logInByForm(
  request: APIRequestContext,
  { email, password }: Account,
  path: string,
): Promise<HtmlPage> {
  const form = await getPage(request, path);
  return submitForm(request, form, 'Log in', { Email: email, Password: password }, 'main');
}

import { emailPages, type EmailPage } from '@tidegate/contracts/api/email-forms/emailPages';
import { expect, test } from '../http/fixtures';
import { getPage, pathOf } from '../http/htmlPage';

/** Visitors log in first, and then the site opens the page. */
const forCustomers: readonly EmailPage[] = ['/email', '/order/history'];

const toFirst = (page: EmailPage) =>
  forCustomers.includes(page) ? `/login?redirect=${encodeURIComponent(page)}` : page;

for (const page of emailPages) {
  for (const prefix of ['', '/ar']) {
    test(`a link in an email leads to ${prefix}${page}`, async ({ request }) => {
      const opened = await getPage(request, prefix + page);

      expect(opened.status).toBe(200);
      expect(pathOf(opened)).toBe(prefix + toFirst(page));
    });
  }
}

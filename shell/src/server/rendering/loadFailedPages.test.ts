import path from 'node:path';
import { languages } from '@tidegate/contracts/languages';
import { loadFailedPages } from './loadFailedPages';

const styles = [{ url: '/assets/shell.css', integrity: 'sha384-x' }];
const assets = { styles } as unknown as Parameters<typeof loadFailedPages>[1];

const load = () => loadFailedPages(path.join(process.cwd(), 'shell/locales'), assets);

test.each(languages)(
  'the error page in %s explains the failure and links to the home page',
  async (language) => {
    const html = (await load()).get(language) ?? '';

    expect(html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`);
    expect(html).toMatch(/<title>[^<]{3,} \| Tidegate<\/title>/);
    expect(html.match(/<h1>[^<]{3,}<\/h1>/g)).toHaveLength(1);
    expect(html).toContain(`<a href="${language === 'en' ? '/' : `/${language}`}">`);
    expect(html).not.toMatch(/<script|style=/);
  },
);

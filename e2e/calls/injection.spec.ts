import { expect, test } from '@playwright/test';
import { sendCall } from './sendCall';

const lines = '%0d%0aset-cookie:%20evil=1%0d%0ax-evil:%201';

for (const path of [
  `/login?redirect=%2Fblog${lines}`,
  `/en/blog${lines}`,
  `/?nl=de${lines}`,
  `/?utm_source=${lines}`,
  `/?cjevent=${lines}`,
  `/?remote.blog=1.0.0${lines}`,
  `/blog/${lines}`,
  `/l10n?path=footer.json&language=de${lines}`,
  `/api/mms/payment/v1/providers/result/${lines}`,
]) {
  test(`no line break in ${path.split('%0d')[0] ?? path} adds a header`, async () => {
    const { status, headers } = await sendCall('GET', path);

    expect(status).toBeLessThan(500);
    expect(headers.get('x-evil')).toBeNull();
    expect(headers.getSetCookie().filter((cookie) => /^\s*evil=/.test(cookie))).toEqual([]);
  });
}

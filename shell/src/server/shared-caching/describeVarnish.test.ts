import { cacheRules } from './cacheRules';
import { describeVarnish } from './describeVarnish';

test('Varnish reads every rule, and no name of a rule reaches the edge', () => {
  const text = describeVarnish();

  for (const { name, cases } of cacheRules.rules) {
    const header = `X-Tidegate-${name.replaceAll('_', '-')}`;
    for (const { pattern } of cases) expect(text).toContain(`${pattern}"`);
    expect(text).toContain(`unset bereq.http.${header};`);
  }
});

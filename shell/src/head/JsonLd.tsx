import { trustHtml } from '@tidegate/contracts/remotes/trustedHtml';
import { useMemo } from 'react';

/** Data for search engines (schema.org). */
export function JsonLd({ thing }: { thing: unknown }) {
  const json = JSON.stringify(thing).replaceAll('<', '\\u003c');
  // A changed script would need a trusted type, so a new value replaces the element.
  const html = useMemo(() => ({ __html: trustHtml(json) }), [json]);
  return <script key={json} type="application/ld+json" dangerouslySetInnerHTML={html} />;
}

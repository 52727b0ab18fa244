import { trustHtml } from '@tidegate/contracts/trustedHtml';
import { useMemo } from 'react';

/** A description for search engines (schema.org): data, never run. */
export function JsonLd({ thing }: { thing: unknown }) {
  const json = JSON.stringify(thing).replaceAll('<', '\\u003c');
  // A script is never changed, only replaced: a changed one would have to be trusted to run.
  const html = useMemo(() => ({ __html: trustHtml(json) }), [json]);
  return <script key={json} type="application/ld+json" dangerouslySetInnerHTML={html} />;
}

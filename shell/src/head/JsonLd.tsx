import { trustHtml } from '@tidegate/contracts/trustedHtml';

/** A description for search engines (schema.org): data, never run. */
export function JsonLd({ thing }: { thing: unknown }) {
  const json = JSON.stringify(thing).replaceAll('<', '\\u003c');
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: trustHtml(json) }} />
  );
}

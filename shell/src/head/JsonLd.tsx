/** A description for search engines (schema.org): data, never run. */
export function JsonLd({ thing }: { thing: unknown }) {
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(thing).replaceAll('<', '\\u003c') }}
    />
  );
}

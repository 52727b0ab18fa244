import type { Head } from '../remotes/region';

/** Title and description of the page; React moves them into the document's head. */
export function PageHead({ title, description }: Head) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
    </>
  );
}

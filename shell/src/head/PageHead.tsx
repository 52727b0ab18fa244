import { brand } from '@tidegate/contracts/brand';
import type { Head } from '../remotes/region';

/** Title, with the brand, and description; React moves them into the document's head. */
export function PageHead({ title, description }: Head) {
  return (
    <>
      <title>{`${title} | ${brand}`}</title>
      <meta name="description" content={description} />
    </>
  );
}

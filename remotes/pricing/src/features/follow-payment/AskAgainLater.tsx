import { useLocation } from 'react-router-dom';

/** Until a browser without script asks again; after the last one the buyer does it. */
const delaysSeconds: readonly (number | undefined)[] = [5, 8, 13, 21, 34, 60, 60];

/** Follows an open payment without script: the page loads itself again, a few times, ever later. */
export function AskAgainLater() {
  const searchParams = new URLSearchParams(useLocation().search);
  const asked = Number(searchParams.get('asked'));
  const delaySeconds = delaysSeconds[asked];
  if (!delaySeconds) return null;
  searchParams.set('asked', String(asked + 1));

  return (
    <noscript>
      <meta httpEquiv="refresh" content={`${delaySeconds}; url=?${searchParams.toString()}`} />
    </noscript>
  );
}

import { useLocation } from 'react-router-dom';

/** Delays before each reload; after the last one the buyer has to reload the page. */
const delaysSeconds: readonly (number | undefined)[] = [5, 8, 13, 21, 34, 60, 60];

/** Polls an open payment without script: the page reloads itself at growing intervals. */
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

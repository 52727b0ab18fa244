import { useLocation } from 'react-router-dom';

/** Delays before each reload; after the last one the buyer has to reload the page. */
const delaysSeconds: readonly (number | undefined)[] = [5, 8, 13, 21, 34, 60, 60];

/** Polls an open payment without script: the page reloads itself at growing intervals. */
export function ReloadLater() {
  const searchParams = new URLSearchParams(useLocation().search);
  const requested = Number(searchParams.get('asked'));
  const delaySeconds = delaysSeconds[requested];
  if (!delaySeconds) return null;
  searchParams.set('asked', String(requested + 1));

  return (
    <noscript>
      <meta httpEquiv="refresh" content={`${delaySeconds}; url=?${searchParams}`} />
    </noscript>
  );
}

import { useActionData, useLoaderData } from 'react-router-dom';
import { NotFoundPage } from '../error-pages/NotFoundPage';
import { UnavailablePage } from '../error-pages/UnavailablePage';
import { ShellPage } from '../pages/ShellPage';
import { ArrivingRegion } from '../remotes/regions/ArrivingRegion';
import { RemoteRegion } from '../remotes/regions/RemoteRegion';
import type { PageData, Submission } from './pageLoader';

export function PageView() {
  const { page, region } = useLoaderData<PageData>();
  const submission = useActionData<Submission>();

  if (page) return <ShellPage page={page} />;
  if (region?.status === 'ready') {
    return (
      <RemoteRegion
        region={region}
        submission={submission?.next ?? submission?.problem}
        fallback={<UnavailablePage />}
      />
    );
  }
  if (region?.status === 'arriving') return <ArrivingRegion />;
  return region?.status === 'unavailable' ? <UnavailablePage /> : <NotFoundPage />;
}

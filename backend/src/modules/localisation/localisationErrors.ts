import { SiteError } from '@tidegate/contracts/siteError';

export function unknownDocument(path: string): SiteError {
  return new SiteError('localisation.unknownDocument', 'No language has this document', {
    details: { path },
  });
}

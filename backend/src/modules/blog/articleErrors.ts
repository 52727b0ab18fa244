import { SiteError } from '@tidegate/contracts/siteError';

export function unknownArticle(unikey: string): SiteError {
  return new SiteError('blog.unknownArticle', 'No article has this key', { details: { unikey } });
}

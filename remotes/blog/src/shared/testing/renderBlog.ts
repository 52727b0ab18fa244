import { renderRemote, type Visit } from '@tidegate/delivery/testing/renderRemote';
import english from '../../../locales/en/blog.json';
import blog from '../../exposed/remote';

export function renderBlog(path: string, visit: Visit) {
  return renderRemote({ remote: blog, english }, path, visit);
}

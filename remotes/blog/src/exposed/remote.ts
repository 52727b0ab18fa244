import type { RemoteModule } from '@tidegate/contracts/remoteModule';
import { articleListRoute } from '../features/browse-articles/articleListRoute';
import { articleRoute } from '../features/read-article/articleRoute';
import { registerBlogEndpoints } from '../shared/blogApi';
import { blogSlice } from '../shared/blogSlice';

const blog: RemoteModule = {
  name: 'blog',
  routes: [articleListRoute, articleRoute],
  slots: [],
  slice: blogSlice,
  registerEndpoints: registerBlogEndpoints,
};

export default blog;

import type { RemoteModule } from '@tidegate/contracts/remotes/remoteModule';
import { articleListRoutes } from '../features/browse-articles/articleListRoutes';
import { blogHomeRoute } from '../features/open-blog/blogHomeRoute';
import { articleRoute } from '../features/read-article/articleRoute';
import { searchRoute } from '../features/search-articles/searchRoute';
import { registerBlogEndpoints } from '../shared/blogApi';
import { blogSlice } from '../shared/blogSlice';

const blog: RemoteModule = {
  name: 'blog',
  routes: [blogHomeRoute, ...articleListRoutes, searchRoute, articleRoute],
  slots: [],
  slice: blogSlice,
  registerEndpoints: registerBlogEndpoints,
};

export default blog;

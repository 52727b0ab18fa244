import { SiteError } from '@tidegate/contracts/errors/siteError';
import * as z from 'zod/mini';

const postsPerPage = 100;
const timeoutMs = 30_000;

const termSchema = z.object({ taxonomy: z.string(), slug: z.string(), name: z.string() });

const postSchema = z.object({
  id: z.int().check(z.positive()),
  slug: z.string(),
  date_gmt: z.iso.datetime({ local: true }),
  title: z.object({ rendered: z.string() }),
  excerpt: z.object({ rendered: z.string() }),
  content: z.object({ rendered: z.string(), protected: z._default(z.boolean(), false) }),
  _embedded: z.optional(
    z.object({
      author: z.optional(z.array(z.object({ name: z._default(z.string(), '') }))),
      'wp:term': z.optional(z.array(z.array(termSchema))),
    }),
  ),
});

export type WordpressPost = z.infer<typeof postSchema>;
export type WordpressTerm = z.infer<typeof termSchema>;

/** Fetches all published posts, oldest first. Throws `blog.sourceUnusable`. */
export async function fetchWordpressPosts(site: URL): Promise<WordpressPost[]> {
  const first = await fetchPage(site, 1);
  const posts = [...first.posts];
  for (let page = 2; page <= first.pageCount; page += 1) {
    posts.push(...(await fetchPage(site, page)).posts);
  }
  return posts;
}

async function fetchPage(site: URL, page: number) {
  const folder = site.pathname.endsWith('/') ? site.pathname : `${site.pathname}/`;
  const address = new URL(`${folder}wp-json/wp/v2/posts`, site);
  address.search = new URLSearchParams({
    per_page: String(postsPerPage),
    page: String(page),
    orderby: 'id',
    order: 'asc',
    _embed: 'author,wp:term',
  }).toString();
  const refuse = (why: string, cause?: unknown) =>
    new SiteError('blog.sourceUnusable', `${address.href} ${why}`, { cause });
  const reply = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) }).catch(
    (cause: unknown) => {
      throw refuse('does not answer', cause);
    },
  );
  if (!reply.ok) throw refuse(`was answered with HTTP ${reply.status}`);
  const body: unknown = await reply.json().catch(() => undefined);
  const posts = z.array(postSchema).safeParse(body);
  if (!posts.success) throw refuse('is not a list of WordPress posts', posts.error);
  return { posts: posts.data, pageCount: Number(reply.headers.get('x-wp-totalpages') ?? 1) };
}

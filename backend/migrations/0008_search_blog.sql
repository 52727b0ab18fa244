alter table site.article
  -- Names the article as `id-<number>`, whatever becomes of its path.
  add column id integer generated always as identity unique,
  -- The WordPress post it came from: `wp-<number>`.
  add column wordpress_post integer unique check (wordpress_post > 0);

-- Folded by the application (foldText.ts), so that both databases find the same.
alter table site.article_text
  add column folded_title text not null default '',
  add column folded_text text not null default '';

create table site.article_tag_label (
  tag_key text not null,
  language text not null,
  label text not null,
  primary key (tag_key, language)
);

create table site.article_category (
  key text primary key,
  position integer not null
);

create table site.article_category_label (
  category_key text not null references site.article_category on delete cascade,
  language text not null,
  label text not null,
  primary key (category_key, language)
);

create table site.article (
  unikey text primary key,
  category_key text not null references site.article_category,
  tags text[] not null,
  author text not null,
  published_at timestamptz not null
);

create index article_published on site.article (published_at desc, unikey);
create index article_category_key on site.article (category_key);
create index article_tags on site.article using gin (tags);

create table site.article_text (
  unikey text not null references site.article on delete cascade,
  language text not null,
  title text not null,
  excerpt text not null,
  -- Null where only title and excerpt are translated; English always has a body.
  body_html text,
  reading_minutes integer check (reading_minutes > 0),
  primary key (unikey, language),
  check (language <> 'en' or body_html is not null),
  check ((body_html is null) = (reading_minutes is null))
);

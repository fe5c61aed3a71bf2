-- Articles: when the text changed, the file that it was loaded from, words for the search, and a version that every change raises.
alter table blog_posts
  add column updated_at timestamptz not null default now(),
  add column file_hash text,
  add column search_words tsvector not null generated always as (
    setweight(to_tsvector('english', title), 'A')
    || setweight(to_tsvector('english', coalesce(excerpt, '')), 'B')
    || setweight(to_tsvector('english', content), 'C')
  ) stored;
create index blog_posts_search_idx on blog_posts using gin (search_words);

create table article_versions (
  id integer not null default 1,
  version bigint not null default 0,
  constraint article_versions_pkey primary key (id),
  constraint article_versions_one_row check (id = 1)
);
insert into article_versions default values;

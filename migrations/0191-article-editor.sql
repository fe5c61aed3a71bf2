-- The editor of articles: former addresses, drafts, earlier texts and uploaded pictures.
create table article_slugs (
  slug text not null,
  article_id uuid not null,
  created_at timestamptz not null default now(),
  constraint article_slugs_pkey primary key (slug),
  constraint article_slugs_article_fkey foreign key (article_id) references blog_posts (id) on delete cascade
);
create index article_slugs_article_idx on article_slugs (article_id);

create table article_drafts (
  article_id uuid not null,
  fields jsonb not null,
  revision timestamptz not null,
  edited_by uuid not null,
  created_at timestamptz not null,
  published_revision timestamptz,
  publish_at timestamptz,
  scheduled_by uuid,
  failure text,
  constraint article_drafts_pkey primary key (article_id),
  constraint article_drafts_edited_by_fkey foreign key (edited_by) references admin_users (id) on delete restrict,
  constraint article_drafts_scheduled_by_fkey foreign key (scheduled_by) references admin_users (id) on delete restrict,
  constraint article_drafts_scheduled check ((publish_at is null) = (scheduled_by is null))
);
create index article_drafts_edited_by_idx on article_drafts (edited_by);
create index article_drafts_scheduled_by_idx on article_drafts (scheduled_by);
create index article_drafts_due_idx on article_drafts (publish_at) where publish_at is not null;

create table article_texts (
  id uuid not null,
  article_id uuid not null,
  fields jsonb not null,
  kind text not null,
  saved_by uuid not null,
  saved_at timestamptz not null,
  constraint article_texts_pkey primary key (id),
  constraint article_texts_kind check (kind in ('edited', 'published', 'replaced', 'conflict')),
  constraint article_texts_saved_by_fkey foreign key (saved_by) references admin_users (id) on delete restrict
);
create index article_texts_article_idx on article_texts (article_id, saved_at desc);
create index article_texts_saved_by_idx on article_texts (saved_by);

create table article_pictures (
  id uuid not null,
  alt text not null,
  width integer not null,
  height integer not null,
  uploaded_by uuid not null,
  created_at timestamptz not null,
  constraint article_pictures_pkey primary key (id),
  constraint article_pictures_uploaded_by_fkey foreign key (uploaded_by) references admin_users (id) on delete restrict
);
create index article_pictures_uploaded_by_idx on article_pictures (uploaded_by);

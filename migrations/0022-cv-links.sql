-- The link under which a CV is seen. Until it is renewed it is the CV's own random id; a renewed one lets go of all earlier ones.
alter table cvs
  add column link_id uuid,
  add column is_link_off boolean not null default false,
  -- Phone and address are left out for whoever comes by the link.
  add column hides_contact boolean not null default false;
create unique index cvs_link_key on cvs (link_id) where link_id is not null;

-- Keys to CVs without an account, by their hashes. `opening` is mailed and works once; it gives a `key`, which the browser holds for an hour.
create table cv_tokens (
  hash bytea not null,
  cv_id uuid not null,
  kind text not null,
  expires_at timestamptz not null,
  constraint cv_tokens_pkey primary key (hash),
  constraint cv_tokens_cv_fkey foreign key (cv_id) references cvs (id) on delete cascade,
  constraint cv_tokens_kind check (kind in ('opening', 'key'))
);
create index cv_tokens_cv_idx on cv_tokens (cv_id);
create index cv_tokens_expires_idx on cv_tokens (expires_at);

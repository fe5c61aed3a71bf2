-- What a person's CV was before, finished or while it was typed. A version outlives no account; of a CV without one, it goes with the CV.
alter table cv_versions
  add column user_id uuid,
  add column kind text not null default 'saved',
  alter column cv_id drop not null,
  add constraint cv_versions_user_fkey foreign key (user_id) references users (id) on delete cascade,
  add constraint cv_versions_kind check (kind in ('saved', 'day', 'restored', 'replaced')),
  add constraint cv_versions_owner check (cv_id is not null or user_id is not null);
create index cv_versions_user_idx on cv_versions (user_id, created_at desc);

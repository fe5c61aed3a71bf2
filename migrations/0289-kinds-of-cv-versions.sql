-- A version of a `day` becomes a `daily` one in three releases (decision 244). This one reads both.
alter table cv_versions
  drop constraint cv_versions_kind,
  add constraint cv_versions_kind check (kind in ('saved', 'daily', 'restored', 'replaced', 'day')) not valid;

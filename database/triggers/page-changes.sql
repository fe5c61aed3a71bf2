-- Notifies every process of changes to public pages, so that it drops its cached pages and answers (src/platform/server/page-changes.ts). PostgreSQL
-- sends one notification per transaction, after the commit. tests/pages-announced.test.ts checks which tables need a trigger.
create or replace function pages_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('pages', '');
  return null;
end $$;

create or replace trigger pages_changed_jobs after insert or delete or truncate on jobs
  for each statement execute function pages_changed();
create or replace trigger pages_changed_job after update on jobs
  for each row when (old.* is distinct from new.*) execute function pages_changed();
-- Per row, because a statement that looks for expired jobs runs every minute and usually changes nothing.
create or replace trigger pages_changed_index after insert or truncate on job_search
  for each statement execute function pages_changed();
create or replace trigger pages_changed_indexed after update or delete on job_search
  for each row execute function pages_changed();
create or replace trigger pages_changed_boosts after insert or update or delete or truncate on job_boosts
  for each statement execute function pages_changed();
create or replace trigger pages_changed_companies after insert or delete or truncate on employers
  for each statement execute function pages_changed();
create or replace trigger pages_changed_company after update on employers
  for each row when (old.* is distinct from new.*) execute function pages_changed();
create or replace trigger pages_changed_ratings after insert or update or delete or truncate on company_ratings
  for each statement execute function pages_changed();
-- Ratings by suspended users are not shown.
create or replace trigger pages_changed_user after update of suspended_at on users
  for each row when (old.suspended_at is distinct from new.suspended_at) execute function pages_changed();

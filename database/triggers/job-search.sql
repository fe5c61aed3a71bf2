-- Keeps job_search in sync with jobs. Inserts are handled per statement, because jobs are also loaded in bulk.
create or replace function job_search_add() returns trigger language plpgsql as $$
begin
  insert into job_search (job_id, created_at, expires_at, pay_high, pay_low, head, tsv, is_recent, answers)
    select job_id, created_at, expires_at, pay_high, pay_low, head, tsv, is_recent, answers
    from job_search_rows where job_id in (select id from added) order by created_at;
  return null;
end $$;

create or replace function job_search_sync() returns trigger language plpgsql as $$
begin
  -- A change of columns that the search neither reads nor shows, such as counters of views, does not write to the index. Processes that cache jobs
  -- learn of changes from the index (job-search-changes.sql), so the columns that only they show are compared too.
  if tg_op = 'UPDATE' and old.is_active and new.is_active
     and (new.title, new.company, new.description, new.location, new.experience_level, new.job_type, new.urgent_hiring, new.demographics, new.requirements, new.salary_min, new.salary_max, new.created_at, new.expires_at, new.company_logo, new.benefits)
      is not distinct from (old.title, old.company, old.description, old.location, old.experience_level, old.job_type, old.urgent_hiring, old.demographics, old.requirements, old.salary_min, old.salary_max, old.created_at, old.expires_at, old.company_logo, old.benefits)
  then return null; end if;
  delete from job_search where job_id = old.id;
  if tg_op = 'UPDATE' then
    insert into job_search (job_id, created_at, expires_at, pay_high, pay_low, head, tsv, is_recent, answers)
      select job_id, created_at, expires_at, pay_high, pay_low, head, tsv, is_recent, answers from job_search_rows where job_id = new.id;
  end if;
  return null;
end $$;

create or replace trigger job_search_add after insert on jobs referencing new table as added
  for each statement execute function job_search_add();
create or replace trigger job_search_sync after update or delete on jobs for each row execute function job_search_sync();

-- How a job is searched, said once: row by row it was half of the cost of a load of many jobs.
-- The `offset 0` keep what is used twice from being worked out twice.
create view job_search_rows as
  select job.id as job_id, job.created_at, coalesce(job.expires_at, 'infinity') as expires_at,
    coalesce(job.salary_max, job.salary_min, 0) as pay_high, coalesce(job.salary_min, job.salary_max, 2147483647) as pay_low, head,
    strip(to_tsvector('portal', concat_ws(' ', said.title, replace(search_text(concat_ws(' ', job.company, job.location,
      array_to_string(job.requirements, ' '), left(job.description, 20000))), '-', ' '), array_to_string(places, ' ')))) || head as tsv
  from jobs job,
    lateral (select replace(search_text(job.title), '-', ' ') as title, place_words(job.location) as words offset 0) said,
    lateral (select words || array(select also from place_aliases where word = any (words)) as places offset 0) placed,
    lateral (select job_head(said.title, places, job.experience_level, job.job_type, job.urgent_hiring, job.demographics) as head offset 0) headed
  where job.is_active and coalesce(job.expires_at, 'infinity') > now();

create function job_search_add() returns trigger language plpgsql as $$
begin
  insert into job_search (job_id, created_at, expires_at, pay_high, pay_low, head, tsv)
    select job_id, created_at, expires_at, pay_high, pay_low, head, tsv from job_search_rows where job_id in (select id from added);
  return null;
end $$;

create or replace function job_search_sync() returns trigger language plpgsql as $$
begin
  -- What the search does not show (view counters and the like) leaves the index alone.
  if tg_op = 'UPDATE' and old.is_active and new.is_active
     and (new.title, new.company, new.description, new.location, new.experience_level, new.job_type, new.urgent_hiring, new.demographics, new.requirements, new.salary_min, new.salary_max, new.created_at, new.expires_at)
      is not distinct from (old.title, old.company, old.description, old.location, old.experience_level, old.job_type, old.urgent_hiring, old.demographics, old.requirements, old.salary_min, old.salary_max, old.created_at, old.expires_at)
  then return null; end if;
  delete from job_search where job_id = old.id;
  if tg_op = 'UPDATE' then
    insert into job_search (job_id, created_at, expires_at, pay_high, pay_low, head, tsv)
      select job_id, created_at, expires_at, pay_high, pay_low, head, tsv from job_search_rows where job_id = new.id;
  end if;
  return null;
end $$;

drop trigger job_search_sync on jobs;
create trigger job_search_sync after update or delete on jobs for each row execute function job_search_sync();
create trigger job_search_add after insert on jobs referencing new table as added for each statement execute function job_search_add();

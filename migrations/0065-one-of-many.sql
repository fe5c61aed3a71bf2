-- Why all this: docs/decisions/0005-job-search.md.

-- One of 64 open jobs, drawn by its id: of all jobs about 64 times as many match a search as of these.
create index job_search_drawn_gin on job_search using gin (tsv) with (fastupdate = on, gin_pending_list_limit = 512)
  where (uuid_hash(job_id) & 63) = 0;

-- The newest have an index of their own: an eighth of the whole, and where it fills a page the others need not be looked at.
create function fresh_since() returns timestamptz language sql stable parallel safe as $$ select now() - interval '7 days' $$;
alter table job_search add column is_fresh boolean not null default true;
create index job_search_fresh_gin on job_search using gin (tsv) with (fastupdate = on, gin_pending_list_limit = 512) where is_fresh;
-- What grows old is looked for here, and how far back the fresh ones are complete.
create index job_search_fresh_idx on job_search (created_at) where is_fresh;
create index job_search_older_idx on job_search (created_at desc) where not is_fresh;

-- As before, and two things more. Whether a row is fresh when it comes; the sweep of the search sees to the rest. And what the job is
-- called by its employer: '#n…' are the words of the title itself and of the place, which come before other names of the trade. Whoever
-- asks for a software engineer wants software engineers first, and developers after them.
create or replace view job_search_rows as
  select job.id as job_id, job.created_at, coalesce(job.expires_at, 'infinity') as expires_at,
    coalesce(job.salary_max, job.salary_min, 0) as pay_high, coalesce(job.salary_min, job.salary_max, 2147483647) as pay_low, head,
    strip(to_tsvector('portal', concat_ws(' ', named.title, replace(search_text(concat_ws(' ', job.company, job.location,
      array_to_string(job.requirements, ' '), left(job.description, 20000))), '-', ' ')))) || head as tsv,
    job.created_at >= fresh_since() as is_fresh
  from jobs job,
    lateral (select concat_ws(' ', replace(search_text(job.title), '-', ' '),
      case when job.experience_level = 'entry' or 'fresher' = any (job.demographics) then 'fresher' end) as title, place_words(job.location) as words offset 0) said,
    lateral (select words || array(select also from place_aliases where word = any (words)) as places, to_tsvector('portal', said.title) as stems offset 0) placed,
    lateral (select concat_ws(' ', said.title, (select string_agg(words, ' ' order by phrase) from title_aliases where stems @@ asked), array_to_string(places, ' ')) as title offset 0) named,
    lateral (select job_head(named.title, places, job.experience_level, job.job_type, job.urgent_hiring, job.demographics)
      || array_to_tsvector(array(select '#n' || own from unnest(tsvector_to_array(stems || to_tsvector('portal', array_to_string(places, ' ')))) own)) as head offset 0) headed
  where job.is_active and coalesce(job.expires_at, 'infinity') > now();

create or replace function job_search_add() returns trigger language plpgsql as $$
begin
  insert into job_search (job_id, created_at, expires_at, pay_high, pay_low, head, tsv, is_fresh)
    select job_id, created_at, expires_at, pay_high, pay_low, head, tsv, is_fresh
    from job_search_rows where job_id in (select id from added) order by created_at;
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
    insert into job_search (job_id, created_at, expires_at, pay_high, pay_low, head, tsv, is_fresh)
      select job_id, created_at, expires_at, pay_high, pay_low, head, tsv, is_fresh from job_search_rows where job_id = new.id;
  end if;
  return null;
end $$;

-- In the order in which the jobs came: then a list by date reads the table from end to end.
truncate job_search;
insert into job_search (job_id, created_at, expires_at, pay_high, pay_low, head, tsv, is_fresh)
  select job_id, created_at, expires_at, pay_high, pay_low, head, tsv, is_fresh from job_search_rows order by created_at, job_id;

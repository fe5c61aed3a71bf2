-- The design and its measurements: docs/decisions/0005-job-search.md.
create extension if not exists pg_trgm;
create extension if not exists unaccent;
create text search configuration portal (copy = english);
alter text search configuration portal alter mapping for hword, hword_part, word with unaccent, english_stem;

-- Facets and title stems as lexemes of one small vector: '#l…' words of the place, '#x…' experience, '#j…' job type,
-- '#u' urgent, '#d…' demographics, '#t…' stems of the title.
create function job_head(title text, location text, experience text, job_type text, urgent boolean, demographics text[])
returns tsvector language sql immutable parallel safe as $$
  select array_to_tsvector(array_remove(
    array['#x' || experience, '#j' || job_type, case when urgent then '#u' end]
    || (select coalesce(array_agg('#l' || w), '{}') from unnest(tsvector_to_array(to_tsvector('simple', unaccent('unaccent', location)))) w)
    || (select coalesce(array_agg('#d' || d), '{}') from unnest(demographics) d)
    || (select coalesce(array_agg('#t' || w), '{}') from unnest(tsvector_to_array(to_tsvector('portal', title))) w), null))
$$;

-- Live jobs only. `tsv` is `head` and every stem, without positions. Pay is here because it filters and sorts:
-- unstated pay is below every sum in `pay_high` and above every sum in `pay_low`, so that it comes last either way.
create table job_search (
  job_id uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  pay_high integer not null,
  pay_low integer not null,
  head tsvector not null,
  tsv tsvector not null,
  constraint job_search_pkey primary key (job_id),
  constraint job_search_job_fkey foreign key (job_id) references jobs (id) on delete cascade
) with (toast_tuple_target = 4096, autovacuum_vacuum_insert_threshold = 2000, autovacuum_vacuum_insert_scale_factor = 0, autovacuum_analyze_scale_factor = 0.05);
alter table job_search alter column tsv set storage main, alter column tsv set statistics 300, alter column head set statistics 300;

-- Index-only walks in each order, and one scan for words and facets together.
create index job_search_recent_idx on job_search (created_at desc, job_id desc) include (expires_at, pay_high, head);
create index job_search_pay_high_idx on job_search (pay_high desc, created_at desc, job_id desc) include (expires_at, head);
create index job_search_pay_low_idx on job_search (pay_low, created_at desc, job_id desc) include (expires_at, pay_high, head);
create index job_search_gin on job_search using gin (tsv) with (fastupdate = on, gin_pending_list_limit = 512);
create index job_search_expiry_idx on job_search (expires_at);

create function job_search_sync() returns trigger language plpgsql as $$
declare h tsvector;
begin
  -- What the search does not show (view counters and the like) leaves the index alone.
  if tg_op = 'UPDATE' and old.is_active and new.is_active
     and (new.title, new.company, new.description, new.location, new.experience_level, new.job_type, new.urgent_hiring, new.demographics, new.requirements, new.salary_min, new.salary_max, new.created_at, new.expires_at)
      is not distinct from (old.title, old.company, old.description, old.location, old.experience_level, old.job_type, old.urgent_hiring, old.demographics, old.requirements, old.salary_min, old.salary_max, old.created_at, old.expires_at)
  then return null; end if;
  if tg_op <> 'INSERT' then delete from job_search where job_id = old.id; end if;
  if tg_op <> 'DELETE' and new.is_active and coalesce(new.expires_at, 'infinity') > now() then
    h := job_head(new.title, new.location, new.experience_level, new.job_type, new.urgent_hiring, new.demographics);
    insert into job_search (job_id, created_at, expires_at, pay_high, pay_low, head, tsv) values (
      new.id, new.created_at, coalesce(new.expires_at, 'infinity'),
      coalesce(new.salary_max, new.salary_min, 0), coalesce(new.salary_min, new.salary_max, 2147483647), h,
      strip(to_tsvector('portal', concat_ws(' ', new.title, new.company, new.location, array_to_string(new.requirements, ' '), left(new.description, 20000)))) || h);
  end if;
  return null;
end $$;
create trigger job_search_sync after insert or update or delete on jobs for each row execute function job_search_sync();

-- The words of the jobs, for mending typing errors. Rebuilt by a job of the queue.
create table search_terms (
  term text not null,
  df integer not null,
  constraint search_terms_pkey primary key (term)
);
create index search_terms_trgm on search_terms using gin (term gin_trgm_ops);

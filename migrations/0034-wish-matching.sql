-- What wishes are found by when a job is new (docs/decisions/0034-wishes-matched.md).
create function role_stems(role text) returns text[] language sql immutable parallel safe as $$
  select tsvector_to_array(to_tsvector('portal', replace(search_text(left(role, 200)), '-', ' ')))
$$;
create function role_key(role text) returns text language sql immutable parallel safe as $$
  select array_to_string(role_stems(role), ' ')
$$;

-- The words of a company without its legal form: "Kaveri Software Pvt. Ltd." and "Kaveri Software" are one.
create function company_key(company text) returns text language sql immutable parallel safe as $$
  select coalesce(nullif(array_to_string(array(
    select word from unnest(place_words(company)) with ordinality named (word, at)
    where word <> all (array['pvt', 'private', 'ltd', 'limited', 'llp', 'inc', 'plc', 'corp', 'corporation', 'company', 'co', 'india', 'the'])
    order by at), ' '), ''), lower(left(company, 200)))
$$;

alter table wishes
  add column role_key text generated always as (role_key(role)) stored,
  add column company_key text generated always as (company_key(company)) stored;
create index wishes_role_key_idx on wishes (role_key) where is_active;
create index wishes_company_key_idx on wishes (company_key) where is_active;
create index wishes_company_trgm_idx on wishes using gin (company_key gin_trgm_ops) where is_active;
create index wish_matches_unmailed_idx on wish_matches (wish_id) where mailed_at is null;

-- Jobs that no wish has been held against yet. Written with the job, so that none is missed however it comes.
create table jobs_to_match (
  job_id uuid not null,
  constraint jobs_to_match_pkey primary key (job_id),
  constraint jobs_to_match_job_fkey foreign key (job_id) references jobs (id) on delete cascade
);

create function jobs_to_match_add() returns trigger language plpgsql as $$
begin
  insert into jobs_to_match (job_id) select id from added where is_active and created_at > now() - interval '30 days' on conflict do nothing;
  return null;
end $$;
create trigger jobs_to_match_add after insert on jobs referencing new table as added for each statement execute function jobs_to_match_add();

create function jobs_to_match_again() returns trigger language plpgsql as $$
begin
  insert into jobs_to_match (job_id) values (new.id) on conflict do nothing;
  return null;
end $$;
create trigger jobs_to_match_again after update on jobs for each row
  when (new.is_active and (new.title, new.company, new.location, new.salary_min, new.salary_max, new.urgent_hiring, new.demographics, new.is_active, new.expires_at)
    is distinct from (old.title, old.company, old.location, old.salary_min, old.salary_max, old.urgent_hiring, old.demographics, old.is_active, old.expires_at))
  execute function jobs_to_match_again();

-- The design and its measurements: docs/decisions/0005-job-search.md.
create extension if not exists pg_trgm;
create extension if not exists unaccent;
create text search configuration portal (copy = english);
alter text search configuration portal alter mapping for hword, hword_part, word with unaccent, english_stem;

-- Where the locale is C, the parser takes every sign beyond ASCII for a letter (a dash glues two words together); in other
-- locales it splits words of Indian scripts at the virama. Without viramas and such dashes all locales agree.
create function plain_letters(given text) returns text language sql immutable parallel safe as $$
  select case when octet_length(given) = length(given) then given else
    regexp_replace(
      translate(replace(normalize(given, NFKC), '’', ''''),
        U&'\093C\094D\09BC\09CD\0A3C\0A4D\0ABC\0ACD\0B3C\0B4D\0BCD\0C4D\0CCD\0D3B\0D3C\0D4D\200B\200C\200D\FEFF', ''),
      U&'[^\0001-\007f[:alnum:]]' collate "pg_c_utf8", ' ', 'g') end
$$;

-- Jobs and searches both go through this before they are parsed. It saves words that the parser would lose: "IT" is a stop word
-- in small letters, "C++" and "C#" are both "c", "HR/Admin" is the name of a file and "node.js" that of a host.
create function search_text(given text) returns text language sql immutable parallel safe as $$
  select replace(replace(replace(replace(
    replace(replace(replace(replace(replace(replace(replace(regexp_replace(plain_letters(given), '\mIT\M', 'itsector', 'g'),
      'C++', 'cplusplus'), 'c++', 'cplusplus'), 'C#', 'csharp'), 'c#', 'csharp'), '.NET', ' dotnet'), '.Net', ' dotnet'), '.net', ' dotnet'),
    '.', ' '), '/', ' '), '@', ' '), '_', ' ')
$$;

-- The words of a place in their order.
create function place_words(place text) returns text[] language sql immutable parallel safe as $$
  select array_remove(regexp_split_to_array(
    lower(unaccent('unaccent', plain_letters(left(place, 200))) collate "pg_c_utf8"), '[^[:alnum:]]+' collate "pg_c_utf8"), '')
$$;

-- A job is found under every name of its place and under its state: the index holds them all, and a search need not know that
-- they mean the same. A change here reaches a job when the job is next written.
create table place_aliases (
  word text not null,
  also text not null,
  constraint place_aliases_pkey primary key (word, also)
);
with places (names) as (values
  (array['bangalore', 'bengaluru']), (array['bombay', 'mumbai']), (array['gurgaon', 'gurugram']), (array['calcutta', 'kolkata']),
  (array['madras', 'chennai']), (array['poona', 'pune']), (array['trivandrum', 'thiruvananthapuram']), (array['cochin', 'kochi']),
  (array['calicut', 'kozhikode']), (array['mysore', 'mysuru']), (array['mangalore', 'mangaluru']), (array['hubli', 'hubballi']),
  (array['belgaum', 'belagavi']), (array['gulbarga', 'kalaburagi']), (array['shimoga', 'shivamogga']), (array['bellary', 'ballari']),
  (array['baroda', 'vadodara']), (array['vizag', 'visakhapatnam']), (array['vijayawada', 'bezawada']), (array['pondicherry', 'puducherry']),
  (array['allahabad', 'prayagraj']), (array['benares', 'banaras', 'varanasi']), (array['trichy', 'tiruchirappalli']),
  (array['tanjore', 'thanjavur']), (array['tuticorin', 'thoothukudi']), (array['ooty', 'udhagamandalam']), (array['trichur', 'thrissur']),
  (array['quilon', 'kollam']), (array['alleppey', 'alappuzha']), (array['aurangabad', 'sambhajinagar']), (array['orissa', 'odisha']),
  (array['gauhati', 'guwahati']), (array['simla', 'shimla']), (array['cawnpore', 'kanpur']), (array['remote', 'wfh']))
insert into place_aliases (word, also)
  select word, also from places, unnest(names) word, unnest(names) also where word <> also
  union select word, 'ncr' from unnest(array['delhi', 'noida', 'gurgaon', 'gurugram', 'faridabad', 'ghaziabad']) word;
with states (words, cities) as (values
  ('andhra pradesh', 'visakhapatnam vizag vijayawada guntur tirupati nellore kurnool'), ('assam', 'guwahati gauhati'), ('bihar', 'patna gaya'),
  ('chhattisgarh', 'raipur bhilai'), ('goa', 'panaji margao vasco'), ('gujarat', 'ahmedabad surat vadodara baroda rajkot gandhinagar'),
  ('haryana', 'gurgaon gurugram faridabad panipat'), ('himachal pradesh', 'shimla simla'), ('jharkhand', 'ranchi jamshedpur dhanbad'),
  ('karnataka', 'bangalore bengaluru mysore mysuru mangalore mangaluru hubli hubballi belgaum belagavi'),
  ('kerala', 'kochi cochin thiruvananthapuram trivandrum kozhikode calicut thrissur'),
  ('madhya pradesh', 'bhopal indore gwalior jabalpur'), ('maharashtra', 'mumbai bombay pune poona nagpur nashik thane'),
  ('odisha', 'bhubaneswar cuttack rourkela'), ('punjab', 'ludhiana amritsar jalandhar mohali'), ('rajasthan', 'jaipur jodhpur udaipur kota'),
  ('tamil nadu', 'chennai madras coimbatore madurai salem trichy tiruchirappalli'), ('telangana', 'hyderabad secunderabad warangal'),
  ('uttar pradesh', 'lucknow kanpur noida ghaziabad agra varanasi banaras prayagraj allahabad meerut'),
  ('uttarakhand', 'dehradun haridwar'), ('west bengal', 'kolkata calcutta howrah siliguri durgapur'))
insert into place_aliases (word, also)
  select city, word from states, string_to_table(cities, ' ') city, string_to_table(words, ' ') word
  on conflict do nothing;

-- Facets and title stems as lexemes of one small vector: '#l…' words of the place, '#x…' experience, '#j…' job type,
-- '#u' urgent, '#d…' demographics, '#t…' stems of the title.
create function job_head(title text, places text[], experience text, job_type text, urgent boolean, demographics text[])
returns tsvector language sql immutable parallel safe as $$
  select array_to_tsvector(array_remove(
    array['#x' || experience, '#j' || job_type, case when urgent then '#u' end]
    || (select coalesce(array_agg('#l' || w), '{}') from unnest(places) w)
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
create index job_search_pay_high_idx on job_search (pay_high desc, created_at desc, job_id desc) include (expires_at, pay_low, head);
create index job_search_pay_low_idx on job_search (pay_low, created_at desc, job_id desc) include (expires_at, pay_high, head);
create index job_search_gin on job_search using gin (tsv) with (fastupdate = on, gin_pending_list_limit = 512);
-- For the sweep alone. Whole, it would be read from end to end beside every scan for words: the planner takes "later than now" for selective.
create index job_search_expiry_idx on job_search (expires_at) where expires_at < 'infinity';

create function job_search_sync() returns trigger language plpgsql as $$
declare
  title text;
  places text[];
  h tsvector;
begin
  -- What the search does not show (view counters and the like) leaves the index alone.
  if tg_op = 'UPDATE' and old.is_active and new.is_active
     and (new.title, new.company, new.description, new.location, new.experience_level, new.job_type, new.urgent_hiring, new.demographics, new.requirements, new.salary_min, new.salary_max, new.created_at, new.expires_at)
      is not distinct from (old.title, old.company, old.description, old.location, old.experience_level, old.job_type, old.urgent_hiring, old.demographics, old.requirements, old.salary_min, old.salary_max, old.created_at, old.expires_at)
  then return null; end if;
  if tg_op <> 'INSERT' then delete from job_search where job_id = old.id; end if;
  if tg_op <> 'DELETE' and new.is_active and coalesce(new.expires_at, 'infinity') > now() then
    title := replace(search_text(new.title), '-', ' ');
    places := place_words(new.location);
    places := places || array(select also from place_aliases where word = any (places));
    h := job_head(title, places, new.experience_level, new.job_type, new.urgent_hiring, new.demographics);
    insert into job_search (job_id, created_at, expires_at, pay_high, pay_low, head, tsv) values (
      new.id, new.created_at, coalesce(new.expires_at, 'infinity'),
      coalesce(new.salary_max, new.salary_min, 0), coalesce(new.salary_min, new.salary_max, 2147483647), h,
      strip(to_tsvector('portal', concat_ws(' ', title, replace(search_text(concat_ws(' ', new.company, new.location,
        array_to_string(new.requirements, ' '), left(new.description, 20000))), '-', ' '), array_to_string(places, ' ')))) || h);
  end if;
  return null;
end $$;
create trigger job_search_sync after insert or update or delete on jobs for each row execute function job_search_sync();

-- The words of the jobs, for mending typing errors. Rebuilt by a job of the queue.
create table search_terms (
  term text collate "C" not null,
  df integer not null,
  constraint search_terms_pkey primary key (term)
);
create index search_terms_trgm on search_terms using gin (term gin_trgm_ops);

-- What is offered while someone types: titles, companies and cities of jobs, each once. A name comes with its first job; whether a
-- job is open under it is looked up among the jobs themselves, so that nothing here has to be kept in step with each of them.
create table suggestions (
  kind text not null,
  -- As jobs write it, in small letters.
  key text not null,
  name text not null,
  -- The words by which it is found, each after a space: its own, and those that mean the same.
  words text not null,
  also text not null,
  -- How many were open when they were last counted.
  jobs integer not null default 1,
  constraint suggestions_pkey primary key (kind, key),
  constraint suggestions_kind check (kind in ('role', 'company', 'city'))
);
create index suggestions_words_trgm on suggestions using gin ((words || also) gin_trgm_ops);

create table suggestion_words (
  word text collate "C" not null,
  kind text not null,
  key text not null,
  constraint suggestion_words_pkey primary key (word, kind, key),
  constraint suggestion_words_suggestion_fkey foreign key (kind, key) references suggestions (kind, key) on delete cascade
);
create index suggestion_words_suggestion_idx on suggestion_words (kind, key);

-- "Is one open under this name?" is answered by the first entry of each.
create index jobs_title_name_idx on jobs (lower(title), coalesce(expires_at, 'infinity')) where is_active;
create index jobs_company_name_idx on jobs (lower(company), coalesce(expires_at, 'infinity')) where is_active;
create index jobs_city_name_idx on jobs (lower(split_part(location, ',', 1)), coalesce(expires_at, 'infinity')) where is_active;

-- A city under its old name is offered under the one it bears today.
create table city_names (
  old text not null,
  name text not null,
  constraint city_names_pkey primary key (old)
);
insert into city_names (old, name) values
  ('bangalore', 'Bengaluru'), ('bombay', 'Mumbai'), ('gurgaon', 'Gurugram'), ('calcutta', 'Kolkata'), ('madras', 'Chennai'),
  ('poona', 'Pune'), ('trivandrum', 'Thiruvananthapuram'), ('cochin', 'Kochi'), ('calicut', 'Kozhikode'), ('mysore', 'Mysuru'),
  ('mangalore', 'Mangaluru'), ('hubli', 'Hubballi'), ('belgaum', 'Belagavi'), ('gulbarga', 'Kalaburagi'), ('shimoga', 'Shivamogga'),
  ('bellary', 'Ballari'), ('baroda', 'Vadodara'), ('vizag', 'Visakhapatnam'), ('pondicherry', 'Puducherry'),
  ('allahabad', 'Prayagraj'), ('benares', 'Varanasi'), ('banaras', 'Varanasi'), ('trichy', 'Tiruchirappalli'),
  ('tanjore', 'Thanjavur'), ('tuticorin', 'Thoothukudi'), ('trichur', 'Thrissur'), ('quilon', 'Kollam'), ('alleppey', 'Alappuzha'),
  ('gauhati', 'Guwahati'), ('simla', 'Shimla'), ('cawnpore', 'Kanpur');

-- Names that are there already cost one look at an index each. In the order of the keys, so that two jobs at once cannot wait for each other.
create function keep_suggestions(given_kind text, names text[]) returns void language sql as $$
  with fresh as (
    select distinct on (lower(given)) lower(given) as key, coalesce(city.name, btrim(given)) as name
    from unnest(names) given left join city_names city on given_kind = 'city' and city.old = lower(btrim(given))
    where length(btrim(given)) between 2 and 80
      and not exists (select from suggestions known where known.kind = given_kind and known.key = lower(given))
    order by lower(given)
  ), worded as (
    select key, name, place_words(name) as own, case given_kind
        when 'role' then array(select word from (select to_tsvector('portal', replace(search_text(name), '-', ' ')) as stems offset 0) said,
          title_aliases, unnest(place_words(words)) word where stems @@ asked)
        when 'city' then array(select also from place_aliases where word = any (place_words(name))) || place_words(key)
        else '{}' end as alike
    from fresh
  ), added as (
    insert into suggestions (kind, key, name, words, also)
      select given_kind, key, name, ' ' || array_to_string(own, ' '), ' ' || array_to_string(alike, ' ') from worded
      where own <> '{}' order by key
      on conflict do nothing
      returning kind, key, words || also as found_by
  )
  insert into suggestion_words (word, kind, key)
    select distinct word, kind, key from added, string_to_table(found_by, ' ') word where word <> ''
$$;

create function suggestions_add() returns trigger language plpgsql as $$
begin
  perform keep_suggestions('role', array(select distinct title from added where is_active));
  perform keep_suggestions('company', array(select distinct company from added where is_active));
  perform keep_suggestions('city', array(select distinct split_part(location, ',', 1) from added where is_active));
  return null;
end $$;
create trigger suggestions_add after insert on jobs referencing new table as added for each statement execute function suggestions_add();

create function suggestions_change() returns trigger language plpgsql as $$
begin
  perform keep_suggestions('role', array[new.title]);
  perform keep_suggestions('company', array[new.company]);
  perform keep_suggestions('city', array[split_part(new.location, ',', 1)]);
  return null;
end $$;
create trigger suggestions_change after update of title, company, location, is_active on jobs
  for each row when (new.is_active) execute function suggestions_change();

select keep_suggestions('role', array(select distinct title from jobs where is_active)),
  keep_suggestions('company', array(select distinct company from jobs where is_active)),
  keep_suggestions('city', array(select distinct split_part(location, ',', 1) from jobs where is_active));

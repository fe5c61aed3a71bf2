-- Of the many names that begin with the same two letters only the best are offered. They stand first in an index, so that the others
-- need not be read and ranked at each key that is pressed.
alter table suggestion_words
  -- 0: the name begins with the word; 1: it is a word of the name; 2: it means the same.
  add column tier smallint not null default 2,
  -- As in the name itself.
  add column jobs integer not null default 1;

create function suggestion_tier(word text, key text, own text) returns smallint language sql immutable parallel safe as $$
  select case when word in (split_part(ltrim(own), ' ', 1), (place_words(key))[1]) then 0 when own || ' ' like '% ' || word || ' %' then 1 else 2 end
$$;
update suggestion_words said set tier = suggestion_tier(said.word, said.key, named.words), jobs = named.jobs
  from suggestions named where named.kind = said.kind and named.key = said.key;

create index suggestion_words_best_idx on suggestion_words (kind, left(word, 2), tier, jobs desc, length(key), key, word);

-- As before, with the tier of each word.
create or replace function keep_suggestions(given_kind text, names text[]) returns void language sql as $$
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
      returning kind, key, words, also
  )
  insert into suggestion_words (word, kind, key, tier)
    select distinct word, kind, key, suggestion_tier(word, key, words) from added, string_to_table(words || also, ' ') word where word <> ''
$$;

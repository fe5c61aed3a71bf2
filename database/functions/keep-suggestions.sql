-- Adds names that are not stored yet. A known name costs one lookup in an index. Rows are inserted in the order of their keys, so that two
-- transactions cannot deadlock.
create or replace function keep_suggestions(given_kind text, names text[]) returns void language sql as $$
  with fresh as (
    select distinct on (lower(given)) lower(given) as key, coalesce(city.name, btrim(given)) as name
    from unnest(names) given left join city_names city on given_kind = 'city' and city.old = lower(btrim(given))
    where length(btrim(given)) between 2 and 80
      and not exists (select from suggestions known where known.kind = given_kind and known.key = lower(given))
    order by lower(given)
  ), added as (
    insert into suggestions (kind, key, name, words, also)
      select given_kind, key, name, ' ' || array_to_string(own, ' '), ' ' || array_to_string(alike, ' ')
      from fresh, suggestion_names(given_kind, key, name)
      where own <> '{}' order by key
      on conflict do nothing
      returning kind, key, words, also
  )
  insert into suggestion_words (word, kind, key, tier)
    select distinct word, kind, key, suggestion_tier(word, key, words) from added, string_to_table(words || also, ' ') word where word <> ''
$$;

-- Updates stored names after their words or synonyms have changed. Rows that are already correct are not written.
create or replace function renew_suggestions(given_kind text, keys text[]) returns void language sql as $$
  update suggestions set name = named.name, words = named.words, also = named.also
    from (
      select known.key, coalesce(city.name, known.name) as name,
        ' ' || array_to_string(own, ' ') as words, ' ' || array_to_string(alike, ' ') as also
      from suggestions known left join city_names city on given_kind = 'city' and city.old = btrim(known.key),
        suggestion_names(given_kind, known.key, coalesce(city.name, known.name))
      where known.kind = given_kind and known.key = any (keys) and own <> '{}'
    ) named
    where suggestions.kind = given_kind and suggestions.key = named.key
      and (suggestions.name, suggestions.words, suggestions.also) is distinct from (named.name, named.words, named.also);
  delete from suggestion_words old using suggestions named
    where old.kind = given_kind and old.key = any (keys) and named.kind = old.kind and named.key = old.key
      and old.word <> all (string_to_array(named.words || named.also, ' '));
  insert into suggestion_words (word, kind, key, tier, jobs)
    select distinct word, kind, key, suggestion_tier(word, key, words), jobs
    from suggestions, string_to_table(words || also, ' ') word
    where kind = given_kind and key = any (keys) and word <> ''
    on conflict (word, kind, key) do update set tier = excluded.tier where suggestion_words.tier <> excluded.tier
$$;

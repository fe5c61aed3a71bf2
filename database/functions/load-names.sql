-- Loads database/names/places.json. A job is indexed under every name of its city and under its state, so a search needs no synonyms of places.
create or replace function load_places(given jsonb) returns void language sql as $$
  delete from place_aliases;
  insert into place_aliases (word, also)
    select word, also from jsonb_array_elements(given -> 'sameCity') names,
      jsonb_array_elements_text(names) word, jsonb_array_elements_text(names) also where word <> also
    union
    select city, name from jsonb_to_recordset(given -> 'regions') region (name text, cities text), string_to_table(cities, ' ') city
    union
    select word, also from jsonb_to_recordset(given -> 'alsoCalled') city (cities text, names text),
      string_to_table(cities, ' ') word, unnest(place_words(names)) also;
  delete from city_names;
  insert into city_names (old, name) select old, name from jsonb_to_recordset(given -> 'renamed') city (old text, name text);
$$;

-- Loads database/names/states.json, so that a job is found by the words of its state. The index contains single words, so cities whose names have
-- several are left out.
create or replace function load_states(given jsonb) returns void language sql as $$
  with states as (
    select lower(name) as name, short, cities from jsonb_to_recordset(given) state (name text, short text, cities jsonb)
  ), cities as (
    select name, short, city from states, jsonb_array_elements_text(cities) city where city !~ ' '
  )
  insert into place_aliases (word, also)
    select city, word from cities, string_to_table(name, ' ') word where word <> city and word <> 'and'
    union
    select city, short from cities where short is not null
    union
    select split_part(name, ' ', 1), short from states where short is not null
    on conflict do nothing;
$$;

-- Loads database/names/script-names.json, and the names of cities in other scripts.
create or replace function load_script_names(given jsonb) returns void language sql as $$
  delete from script_names;
  insert into script_names (word, plain, latin)
    select distinct on (plain) word, plain, latin
    from (
      select 1, word, plain_letters(word), latin
        from jsonb_to_recordset(given) known (latin text, names text), string_to_table(names, ' ') word
      union all
      select 2, also, plain_letters(also), min(word) from place_aliases
        where also ~ '[\u0900-\u0D7F]' and word ~ '^[a-z]+$' group by also
    ) named (rank, word, plain, latin)
    order by plain, rank, latin;
$$;

-- Loads database/names/trades.json: other names of a trade, such as abbreviations, older words and Hindi. A title that contains every word of a
-- phrase, in any form, is indexed under each of them. Names in other scripts are indexed in Latin.
create or replace function load_trades(given jsonb) returns void language sql as $$
  delete from title_aliases;
  with trades as materialized (
    select phrase, string_agg(trade ->> 'also', ' ' order by n) as also
    from jsonb_array_elements(given) with ordinality listed (trade, n), jsonb_array_elements_text(trade -> 'titles') phrase
    group by phrase
  ), scripts as materialized (
    select phrase, string_agg(word, ' ' order by word) as names
    from (select distinct phrase, said from trades, string_to_table(lower(phrase || ' ' || also), ' ') said) words
      join script_names on latin = said
    group by phrase
  ), read as materialized (
    select phrase, also, names, replace(search_text(also), '-', ' ') as indexed from trades left join scripts using (phrase)
  )
  insert into title_aliases (phrase, also, asked, words, indexed)
    select phrase, concat_ws(' ', also, names), plainto_tsquery('portal', replace(search_text(phrase), '-', ' ')),
      concat_ws(' ', indexed, plain_letters(names)), indexed
    from read;
$$;

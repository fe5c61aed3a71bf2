-- The words of a place in lower case and without accents, in their order.
create or replace function place_words(place text) returns text[] language sql immutable parallel safe as $$
  select array_remove(regexp_split_to_array(
    lower(unaccent('unaccent', plain_letters(left(place, 200))) collate "pg_c_utf8"), '[^[:alnum:]]+' collate "pg_c_utf8"), '')
$$;

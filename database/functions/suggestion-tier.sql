-- The rank of a match: 0 if the name begins with the word, 1 if it contains the word, 2 if the word is a synonym.
create or replace function suggestion_tier(word text, key text, own text) returns smallint language sql immutable parallel safe as $$
  select case when word in (split_part(ltrim(own), ' ', 1), (place_words(key))[1]) then 0 when own || ' ' like '% ' || word || ' %' then 1 else 2 end
$$;

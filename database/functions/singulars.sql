-- "Drivers" are a driver. Takes an s only where the stemmer takes it too, so that words that are alike here have the same stem, and the jobs
-- found by their title are always among those found by stems. Of one lexeme, or of all those of a query.
create or replace function singulars(lexemes text) returns text language sql immutable parallel safe as $$
  select regexp_replace(lexemes, '\m(?!(?:news|atlas|cosmos|bias|andes)\M)([a-z]*[aeiou][a-z]*[a-hj-rtv-z])s\M', '\1', 'g')
$$;

-- Removes the s of a plural, but only where the stemmer removes it too. Words that are equal here then have equal stems, so the jobs found by their
-- title are always among those found by stems. Takes one lexeme, or all lexemes of a query.
create or replace function singulars(lexemes text) returns text language sql immutable parallel safe as $$
  select regexp_replace(lexemes, '\m(?!(?:news|atlas|cosmos|bias|andes)\M)([a-z]*[aeiou][a-z]*[a-hj-rtv-z])s\M', '\1', 'g')
$$;

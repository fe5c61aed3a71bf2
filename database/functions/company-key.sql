-- The name of a company without its legal form, so that "Kaveri Software Pvt. Ltd." and "Kaveri Software" match.
create or replace function company_key(company text) returns text language sql immutable parallel safe as $$
  select coalesce(nullif(array_to_string(array(
    select word from unnest(place_words(company)) with ordinality named (word, at)
    where word <> all (array['pvt', 'private', 'ltd', 'limited', 'llp', 'inc', 'plc', 'corp', 'corporation', 'company', 'co', 'india', 'the'])
    order by at), ' '), ''), lower(left(company, 200)))
$$;

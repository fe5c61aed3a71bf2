-- The stems of a role, by which the titles of jobs are compared with a wish. `role_key` returns them as one text, which can be indexed.
create or replace function role_stems(role text) returns text[] language sql stable parallel safe as $$
  select tsvector_to_array(to_tsvector('portal', replace(search_text(left(role, 200)), '-', ' ')))
$$;
create or replace function role_key(role text) returns text language sql stable parallel safe as $$
  select array_to_string(role_stems(role), ' ')
$$;

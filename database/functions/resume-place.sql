-- The place of a person as employers see it: from the profile, or else the last two parts of the address in the CV. Street and postal code are
-- contact details and left out.
create or replace function resume_place(location text, address text) returns text language sql immutable parallel safe as $$
  select coalesce(location, nullif(trim(both ' ,-' from regexp_replace(regexp_replace(left(address, 300), '^.*,([^,]*,[^,]*)$', '\1'), '\d', '', 'g')), ''))
$$;

-- Where a person lives, for employers: what the profile says, or the last two parts of the address in the CV. The street and the postal code are
-- contact details.
create or replace function resume_place(location text, address text) returns text language sql immutable parallel safe as $$
  select coalesce(location, nullif(trim(both ' ,-' from regexp_replace(regexp_replace(left(address, 300), '^.*,([^,]*,[^,]*)$', '\1'), '\d', '', 'g')), ''))
$$;

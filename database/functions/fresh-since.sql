-- From when on a job stands in the index of the newest, too.
create or replace function fresh_since() returns timestamptz language sql stable parallel safe as $$ select now() - interval '7 days' $$;

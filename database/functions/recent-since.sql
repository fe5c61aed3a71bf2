-- Jobs created after this time are in the index of recent jobs too.
create or replace function recent_since() returns timestamptz language sql stable parallel safe as $$ select now() - interval '7 days' $$;

-- Keeps the jobs of a suspended company out of the public lists, whichever code publishes, renews or releases them. The lock serializes this with a
-- suspension at the same time.
create or replace function jobs_of_suspended() returns trigger language plpgsql as $$
declare
  since timestamptz;
begin
  select suspended_at into since from employers where id = new.posted_by for key share;
  if since is not null then
    new.is_active := false;
    new.is_suspended := true;
  end if;
  return new;
end $$;

create or replace trigger jobs_of_suspended before insert or update of is_active on jobs
  for each row when (new.is_active) execute function jobs_of_suspended();

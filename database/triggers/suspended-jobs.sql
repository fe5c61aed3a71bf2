-- Whatever publishes, renews or releases a job of a suspended company, it stays out of the public lists. The lock makes a suspension at the same
-- moment wait for this one, or this one for the suspension.
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

-- Makes the account that registers a company the first member of its team, for inserts by any code.
create or replace function employers_first_owner() returns trigger language plpgsql as $$
begin
  insert into employer_members (id, employer_id, user_id, role, joined_at)
    values (gen_random_uuid(), new.id, new.user_id, 'owner', new.created_at)
    on conflict (user_id) do nothing;
  return null;
end $$;

create or replace trigger employers_first_owner after insert on employers
  for each row when (new.user_id is not null) execute function employers_first_owner();

-- Records each job that has to be compared with wishes, in the transaction that writes it, so that none is missed, whichever code writes it.
create or replace function jobs_to_match_add() returns trigger language plpgsql as $$
begin
  insert into jobs_to_match (job_id) select id from added where is_active and created_at > now() - interval '30 days' on conflict do nothing;
  return null;
end $$;

create or replace function jobs_to_match_again() returns trigger language plpgsql as $$
begin
  insert into jobs_to_match (job_id) values (new.id) on conflict do nothing;
  return null;
end $$;

create or replace trigger jobs_to_match_add after insert on jobs referencing new table as added
  for each statement execute function jobs_to_match_add();
create or replace trigger jobs_to_match_again after update on jobs for each row
  when (new.is_active and (new.title, new.company, new.location, new.salary_min, new.salary_max, new.urgent_hiring, new.demographics, new.is_active, new.expires_at)
    is distinct from (old.title, old.company, old.location, old.salary_min, old.salary_max, old.urgent_hiring, old.demographics, old.is_active, old.expires_at))
  execute function jobs_to_match_again();

-- Suggests the role, company and city of a job as soon as it is open.
create or replace function suggestions_add() returns trigger language plpgsql as $$
begin
  perform keep_suggestions('role', array(select distinct title from added where is_active));
  perform keep_suggestions('company', array(select distinct company from added where is_active));
  perform keep_suggestions('city', array(select distinct split_part(location, ',', 1) from added where is_active));
  return null;
end $$;

create or replace function suggestions_change() returns trigger language plpgsql as $$
begin
  perform keep_suggestions('role', array[new.title]);
  perform keep_suggestions('company', array[new.company]);
  perform keep_suggestions('city', array[split_part(new.location, ',', 1)]);
  return null;
end $$;

create or replace trigger suggestions_add after insert on jobs referencing new table as added
  for each statement execute function suggestions_add();
create or replace trigger suggestions_change after update of title, company, location, is_active on jobs
  for each row when (new.is_active) execute function suggestions_change();

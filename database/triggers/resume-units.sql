-- The balance is the sum of the ledger. Entries of one company are serialized by the lock on its balance. An entry that exceeds the balance violates
-- the check of resume_balances.
create or replace function resume_units_add() returns trigger language plpgsql as $$
begin
  update resume_balances set units = units + new.units where employer_id = new.employer_id;
  if not found then
    insert into resume_balances (employer_id, units) values (new.employer_id, new.units)
      on conflict (employer_id) do update set units = resume_balances.units + excluded.units;
  end if;
  return null;
end $$;

create or replace function resume_units_keep() returns trigger language plpgsql as $$
begin
  raise exception 'an entry of the ledger is never changed';
end $$;

create or replace trigger resume_units_add after insert on resume_units for each row execute function resume_units_add();
-- Deleting an account deletes its requests, and the entries remain.
create or replace trigger resume_units_keep before update of id, employer_id, units, kind, reference, created_at on resume_units
  for each row execute function resume_units_keep();

-- Rejects a movement whose two sides do not add up to zero, and one that would make a balance negative at any time, now or later. Movements of one
-- holder are serialized by a lock that the writer takes.
create or replace function entitlement_entries_check() returns trigger language plpgsql as $$
begin
  if exists (select from added group by movement_id having sum(units) <> 0 or count(*) <> 2) then
    raise exception 'a movement of the ledger does not add up to zero';
  end if;
  if exists (
    select from (
      select sum(entry.units) over (partition by entry.user_id, entry.employer_id, entry.entitlement order by entry.effective_at) as balance
      from entitlement_entries entry join (select distinct user_id, employer_id, entitlement from added where is_holder) touched
        on touched.entitlement = entry.entitlement and (entry.employer_id = touched.employer_id or entry.user_id = touched.user_id)
    ) summed where balance < 0) then
    raise exception 'the ledger would grant less than nothing' using errcode = 'check_violation';
  end if;
  return null;
end $$;

create or replace function entitlement_entries_keep() returns trigger language plpgsql as $$
begin
  raise exception 'an entry of the ledger is never changed';
end $$;

create or replace trigger entitlement_entries_check after insert on entitlement_entries referencing new table as added
  for each statement execute function entitlement_entries_check();
-- Deleting an account removes its reference from the entries, and the entries remain.
create or replace trigger entitlement_entries_keep before update of id, movement_id, is_holder, employer_id, entitlement, kind, units, effective_at, created_at
  on entitlement_entries for each row execute function entitlement_entries_keep();

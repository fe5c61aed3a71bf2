-- The keys by which new jobs find a wish. Set by a trigger, because generated columns would keep their values when the functions change.
create or replace function wishes_set_keys() returns trigger language plpgsql as $$
begin
  new.role_key := role_key(new.role);
  new.company_key := company_key(new.company);
  return new;
end $$;

create or replace trigger wishes_set_keys before insert or update of role, company on wishes
  for each row execute function wishes_set_keys();

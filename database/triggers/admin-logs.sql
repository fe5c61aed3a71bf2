-- Appends to the log of staff: a row gets the next number, and a hash over itself and the row before it. Writers are serialized by a lock on
-- admin_log_head, so a transaction should write to the log last. Description and metadata are stored in another table, from which they can be erased.
-- src/features/staff/server/log/verify-log.ts reads the same format of hashes.
create or replace function admin_logs_append() returns trigger language plpgsql as $$
declare
  head admin_log_head;
  salt bytea := uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid());
begin
  select * into strict head from admin_log_head for update;
  if new.description is not null or new.metadata is not null then
    new.details_hash := sha256(convert_to(array_to_json(array[encode(salt, 'hex'), new.description, new.metadata::text])::text, 'UTF8'));
    insert into admin_log_details (log_id, salt, description, metadata) values (new.id, salt, new.description, new.metadata);
  else
    new.details_hash := null;
  end if;
  new.description := null;
  new.metadata := null;
  new.seq := head.seq + 1;
  new.hash := sha256(convert_to(array_to_json(array[
    encode(head.hash, 'hex'), new.seq::text, new.id::text, new.admin_id::text, new.action, new.target_type, new.target_id,
    (extract(epoch from new.created_at) * 1000000)::bigint::text, encode(new.details_hash, 'hex')])::text, 'UTF8'));
  update admin_log_head set seq = new.seq, hash = new.hash;
  return new;
end $$;

create or replace function admin_logs_keep() returns trigger language plpgsql as $$
begin
  raise exception 'the log of staff is never changed' using errcode = 'insufficient_privilege';
end $$;

create or replace trigger admin_logs_append before insert on admin_logs for each row execute function admin_logs_append();
create or replace trigger admin_logs_keep before update or delete or truncate on admin_logs for each statement execute function admin_logs_keep();
-- Details may be deleted for an erasure, but not changed.
create or replace trigger admin_log_details_keep before update or truncate on admin_log_details
  for each statement execute function admin_logs_keep();
create or replace trigger admin_log_seals_keep before update or delete or truncate on admin_log_seals
  for each statement execute function admin_logs_keep();
create or replace trigger admin_log_head_keep before delete or truncate on admin_log_head
  for each statement execute function admin_logs_keep();

-- The role of the application keeps no privilege to change the log, even if it owns the tables. A superuser is stopped by the triggers only.
do $$
begin
  execute format('revoke update, delete, truncate on admin_logs from public, %I', current_user);
  execute format('revoke update, truncate on admin_log_details from public, %I', current_user);
  execute format('revoke update, delete, truncate on admin_log_seals from public, %I', current_user);
  execute format('revoke delete, truncate on admin_log_head from public, %I', current_user);
end $$;

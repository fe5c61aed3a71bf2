-- Each row of the log holds the hash of the one before it. What may be erased is kept apart, with a random salt: the row holds only its hash.
-- Without a foreign key: checking it needs the privilege to update the log, which the owner gives away.
create table admin_log_details (
  log_id uuid not null,
  salt bytea not null,
  description text,
  metadata jsonb,
  constraint admin_log_details_pkey primary key (log_id)
);

-- The last row of the log.
create table admin_log_head (
  is_only boolean not null default true,
  seq bigint not null,
  hash bytea not null,
  constraint admin_log_head_pkey primary key (is_only),
  constraint admin_log_head_only check (is_only)
);

alter table admin_logs add column seq bigint;
alter table admin_logs add column details_hash bytea;
alter table admin_logs add column hash bytea;

insert into admin_log_details (log_id, salt, description, metadata)
  select id, uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()), description, metadata from admin_logs
  where description is not null or metadata is not null;

do $$
declare
  entry record;
  head_seq bigint := 0;
  head_hash bytea := sha256('');
begin
  for entry in
    select log.*, details.salt from admin_logs log left join admin_log_details details on details.log_id = log.id order by log.created_at, log.id
  loop
    head_seq := head_seq + 1;
    entry.details_hash := case when entry.salt is not null then sha256(convert_to(array_to_json(array[
      encode(entry.salt, 'hex'), entry.description, entry.metadata::text])::text, 'UTF8')) end;
    head_hash := sha256(convert_to(array_to_json(array[
      encode(head_hash, 'hex'), head_seq::text, entry.id::text, entry.admin_id::text, entry.action, entry.target_type, entry.target_id,
      (extract(epoch from entry.created_at) * 1000000)::bigint::text, encode(entry.details_hash, 'hex')])::text, 'UTF8'));
    update admin_logs set seq = head_seq, details_hash = entry.details_hash, hash = head_hash, description = null, metadata = null
      where id = entry.id;
  end loop;
  insert into admin_log_head (seq, hash) values (head_seq, head_hash);
end $$;

alter table admin_logs alter column seq set not null;
alter table admin_logs alter column hash set not null;
alter table admin_logs add constraint admin_logs_seq_key unique (seq);
-- What is inserted there is moved by a trigger.
alter table admin_logs add constraint admin_logs_details check (description is null and metadata is null);

-- The server signs the last row every hour, with a key that is not in the database: whoever writes the whole log again cannot sign it again.
create table admin_log_seals (
  seq bigint not null,
  hash bytea not null,
  signature bytea not null,
  sealed_at timestamptz not null,
  constraint admin_log_seals_pkey primary key (seq)
);

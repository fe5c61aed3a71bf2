-- The second factor of staff. The secret is encrypted by the server; a time step is used once.
alter table admin_users add column totp_secret bytea;
alter table admin_users add column totp_last_step bigint;
alter table admin_users add column second_factor_since timestamptz;
-- The password of the configuration that was applied last, as a hash: a later start leaves a password alone that was changed meanwhile.
alter table admin_users add column configured_password text;
alter table admin_users add constraint admin_users_second_factor check (second_factor_since is null or totp_secret is not null);

create table admin_recovery_codes (
  admin_id uuid not null,
  code_hash bytea not null,
  constraint admin_recovery_codes_pkey primary key (admin_id, code_hash),
  constraint admin_recovery_codes_admin_fkey foreign key (admin_id) references admin_users (id) on delete cascade
);

-- The password was right and the second factor is missing. It is no sign-in, so it has a table of its own, which no guard reads.
create table admin_pending_sign_ins (
  sid text not null,
  admin_id uuid not null,
  expire timestamptz not null,
  constraint admin_pending_sign_ins_pkey primary key (sid),
  constraint admin_pending_sign_ins_admin_fkey foreign key (admin_id) references admin_users (id) on delete cascade
);
create index admin_pending_sign_ins_admin_idx on admin_pending_sign_ins (admin_id);
create index admin_pending_sign_ins_expire_idx on admin_pending_sign_ins (expire);

alter table admin_sessions add column id uuid not null default gen_random_uuid();
alter table admin_sessions add column device text not null default 'An unknown device';
alter table admin_sessions add column started_at timestamptz not null default now();
-- When the password was last given. Acts that cannot be undone need one of the last minutes.
alter table admin_sessions add column confirmed_at timestamptz not null default now();
create unique index admin_sessions_id_key on admin_sessions (id);

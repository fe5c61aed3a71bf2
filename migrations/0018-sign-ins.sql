-- What a person recognises a sign-in by. `id` is its name outside: `sid` would tell the hash of the cookie.
alter table sessions
  add column id uuid not null default gen_random_uuid(),
  add column device text not null default 'An unknown device',
  add column started_at timestamptz not null default now(),
  add column seen_at timestamptz not null default now(),
  add constraint sessions_id_key unique (id);

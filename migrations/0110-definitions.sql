-- Functions, views and triggers stand in database/ from here on, and are applied when they change
-- (docs/decisions/0090-definitions-once.md).
create table database_definitions (
  name text not null,
  hash text not null,
  applied_at timestamptz not null default now(),
  constraint database_definitions_pkey primary key (name)
);

-- A generated column keeps its value when the function under it changes. A trigger writes these instead, and a job renews them.
alter table wishes alter column role_key drop expression, alter column company_key drop expression;
alter table wishes
  alter column role_key set default '', alter column role_key set not null,
  alter column company_key set default '', alter column company_key set not null;

-- The word as texts are compared with it. It was baked into a function, so that a row added here did nothing.
alter table script_names add column plain text;
update script_names set plain = plain_letters(word);
alter table script_names
  alter column plain set not null,
  add constraint script_names_plain_key unique (plain);

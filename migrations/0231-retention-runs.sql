-- When the data of each kind was last deleted, and what went wrong.
create table retention_runs (
  name text not null,
  ran_at timestamptz not null,
  ms integer not null,
  error text,
  constraint retention_runs_pkey primary key (name)
);

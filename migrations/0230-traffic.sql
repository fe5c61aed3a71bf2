-- What was counted of requests: sums that only grow. `day` is the number of the day in India.
create table traffic_counts (
  day integer not null,
  kind text not null,
  name text not null,
  count integer not null,
  constraint traffic_counts_pkey primary key (day, kind, name),
  constraint traffic_counts_some check (count > 0)
);

-- Without the salt a hash leads to no address. It is deleted when the day is over.
create table traffic_salts (
  day integer not null,
  salt bytea not null,
  constraint traffic_salts_pkey primary key (day)
);

create table traffic_visitors (
  day integer not null,
  visitor bytea not null,
  constraint traffic_visitors_pkey primary key (day, visitor)
);

-- Registers of a HyperLogLog, for the visitors of a process that had too many to store each of them.
create table traffic_registers (
  day integer not null,
  register smallint not null,
  rank smallint not null,
  constraint traffic_registers_pkey primary key (day, register)
);

-- The last batch of each process, so that one that is sent again counts once.
create table traffic_writers (
  id uuid not null,
  batch integer not null,
  written_at timestamptz not null,
  constraint traffic_writers_pkey primary key (id)
);

-- From when until when a server process could reach its database. Without `ended_at` it runs, or was killed.
create table server_spans (
  id uuid not null,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  ended_at timestamptz,
  constraint server_spans_pkey primary key (id)
);
create index server_spans_seen_idx on server_spans (seen_at);

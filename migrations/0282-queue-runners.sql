-- When each runner of the queue was last known to be alive, so that the jobs of a killed process are soon given to another.
create table queue_runners (
  name text primary key,
  seen_at timestamptz not null
);

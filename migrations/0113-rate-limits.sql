-- One row per key, in the columns that the library rate-limiter-flexible writes (docs/decisions/0092-rate-limits.md).
-- Unlogged as before: a crash may forget the counts, which is cheaper than a write-ahead log of every guess.
drop table rate_limits;
create unlogged table rate_limits (
  key text not null,
  points integer not null,
  -- The end of the window in milliseconds since 1970.
  expire bigint not null,
  constraint rate_limits_pkey primary key (key)
) with (fillfactor = 80);
create index rate_limits_expire_idx on rate_limits (expire);

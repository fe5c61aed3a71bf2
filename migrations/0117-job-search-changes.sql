-- Which jobs have changed in the index of the search. A process that keeps a small index in its memory learns from it what to read again
-- (docs/search.md). It is ordered by transaction, because of two transactions the earlier may be committed later.
create table job_search_changes (
  xid xid8 not null default pg_current_xact_id(),
  id bigint generated always as identity,
  -- Null: so much has changed that all has to be read again.
  job_id uuid,
  constraint job_search_changes_pkey primary key (xid, id)
);

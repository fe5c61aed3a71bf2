-- Where a company stands in the order "Answers first": in steps of ten per cent, so that few changes of its figures change the rows of its jobs. From 1
-- to 11; 0 for a company with too few applications, of which nothing is known.
create or replace function answer_rank(applications integer, answered integer) returns integer language sql immutable as $$
  select coalesce(1 + round(100.0 * answered / applications)::integer / 10, 0)
$$;

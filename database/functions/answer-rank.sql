-- The rank of a company in the order "Answers first": the share of its applications that it has answered, in steps of ten per cent from 1 to 11. The
-- steps are coarse, so that few changes of the figures rewrite the rows of its jobs. 0 if the company has too few applications for a figure.
create or replace function answer_rank(applications integer, answered integer) returns integer language sql immutable as $$
  select coalesce(1 + round(100.0 * answered / applications)::integer / 10, 0)
$$;

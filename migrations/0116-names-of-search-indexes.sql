-- Names that say what is meant: `recent` jobs, the samples of one in 64 and one in 8, and the order that an index serves.
-- The view and the functions that say the old names are made anew after this (docs/decisions/0090-definitions-once.md).
drop view job_search_rows;
drop function fresh_since();
alter table job_search rename column is_fresh to is_recent;
alter index job_search_drawn_gin rename to job_search_sample_64_gin;
alter index job_search_eighth_gin rename to job_search_sample_8_gin;
alter index job_search_recent_idx rename to job_search_created_idx;
alter index job_search_fresh_gin rename to job_search_recent_gin;
alter index job_search_fresh_idx rename to job_search_recent_created_idx;
alter index job_search_older_idx rename to job_search_older_created_idx;

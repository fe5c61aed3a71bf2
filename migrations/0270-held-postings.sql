-- The queue of staff has every job on hold, also one whose reports are gone with the accounts of those who sent them.
create index job_postings_held_idx on job_postings (state_since) where state = 'held';

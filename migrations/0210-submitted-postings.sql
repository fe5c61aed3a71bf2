-- A job that waits for the verification of its company is published as it was submitted; typing goes on beside it.
alter table job_postings add column submitted_body jsonb;
update job_postings set submitted_body = body where state = 'waiting';

-- The bulk upload that made it: the same file twice makes its jobs once.
alter table job_postings add column import_digest text;

-- Its text could not be published when the company was verified.
alter table job_postings drop constraint job_postings_reason;
alter table job_postings add constraint job_postings_reason
  check (reason in ('employer', 'unconfirmed', 'reports', 'filled', 'cancelled', 'removed', 'incomplete'));

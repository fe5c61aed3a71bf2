-- Whoever has withdrawn may apply for the same job once more. The number makes two clicks at the same moment one application.
alter table applications
  add column attempt smallint not null default 1,
  add constraint applications_attempt check (attempt between 1 and 2),
  drop constraint applications_once_per_job,
  add constraint applications_attempt_once unique (user_id, job_id, attempt);

-- The order "Answers first". The rows are renewed by the queue, because the definition of job_search_rows changes with this.
alter table job_search add column answers integer not null default 0;
create index job_search_answers_idx on job_search (answers desc, created_at desc, job_id desc) include (expires_at, pay_high, head);

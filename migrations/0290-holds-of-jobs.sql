-- Why staff keep a job back, so that its applicants do not read that it was closed. The previous release may set is_active and leave it.
alter table jobs add column hold text;
alter table jobs add constraint jobs_hold check (hold in ('check', 'money')) not valid;

update jobs set hold = case when posting.reason is null or exists (
    select from job_reports report where report.job_id = jobs.id and report.decided_at is null and report.reason = 'asks_for_money'
  ) then 'money' else 'check' end
from job_postings posting where posting.id = jobs.id and posting.state = 'held';

-- How many applications of the last year a company has answered, and how soon: counted from events (docs/decisions/0108). A company without a row
-- has too few applications for figures that say nothing about a single person.
create table company_responses (
  employer_id uuid not null,
  applications integer not null,
  answered integer not null,
  -- Half of the answers came within so many days. Null if there are none.
  median_days double precision,
  constraint company_responses_pkey primary key (employer_id),
  constraint company_responses_employer_fkey foreign key (employer_id) references employers (id) on delete cascade,
  constraint company_responses_enough check (applications >= 5),
  constraint company_responses_counts check (answered between 0 and applications)
);

insert into company_responses (employer_id, applications, answered, median_days)
  select posted_by, count(*), count(answered_at),
    percentile_cont(0.5) within group (order by extract(epoch from answered_at - applied_at) / 86400) filter (where answered_at is not null)
  from (
    select jobs.posted_by, applications.status, applications.applied_at, least(
      (select min(changed_at) from application_status_changes where application_id = applications.id and changed_by = 'employer'),
      (select min(sent_at) from application_messages where application_id = applications.id and sender = 'employer')) as answered_at
    from applications join jobs on jobs.id = applications.job_id
    where applications.applied_at > now() - interval '365 days'
  ) sent
  where status <> 'withdrawn' or answered_at is not null
  group by posted_by having count(*) >= 5;

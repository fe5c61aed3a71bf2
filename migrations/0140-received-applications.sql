-- What an employer sorts and filters applications by, in narrow rows. Triggers fill it: database/triggers/received-applications.sql.
create table received_applications (
  application_id uuid not null,
  employer_id uuid not null,
  job_id uuid not null,
  -- With a move that can still be taken back.
  status text not null,
  applied_at timestamptz not null,
  -- When the employer last did something: a move, a message, an invitation. At first the time of the application.
  touched_at timestamptz not null,
  name text not null,
  place text not null,
  years integer,
  -- Rupees a year; null unless the candidate shows it.
  pay_wanted integer,
  notice_days integer,
  unread integer not null default 0,
  score numeric(3, 2),
  constraint received_applications_pkey primary key (application_id),
  constraint received_applications_application_fkey foreign key (application_id) references applications (id) on delete cascade,
  constraint received_applications_job_fkey foreign key (job_id) references jobs (id) on delete cascade
);
create index received_applications_job_idx on received_applications (job_id, applied_at desc, application_id desc);
create index received_applications_job_status_idx on received_applications (job_id, status, applied_at desc, application_id desc);
create index received_applications_employer_idx on received_applications (employer_id, applied_at desc, application_id desc);
create index received_applications_employer_status_idx on received_applications (employer_id, status, applied_at desc, application_id desc);
create index received_applications_years_idx on received_applications (job_id, years desc nulls last, application_id desc);
create index received_applications_pay_idx on received_applications (job_id, pay_wanted, application_id desc);
create index received_applications_notice_idx on received_applications (job_id, notice_days, application_id desc);
create index received_applications_score_idx on received_applications (job_id, score desc nulls last, application_id desc);
create index received_applications_waiting_idx on received_applications (touched_at)
  where status in ('applied', 'in_review', 'under_review', 'interview', 'offer');

-- The kind sentence of a rejection: the candidate reads it beside the status.
alter table application_status_changes add column note text;
-- The first time that the employer moved it to Under Review or beyond: from then on a blind review shows who it is.
alter table applications add column shortlisted_at timestamptz;
update applications set shortlisted_at = moved.at
  from (select application_id, min(changed_at) as at from application_status_changes
    where to_status in ('under_review', 'interview', 'offer', 'hired') group by application_id) as moved
  where moved.application_id = applications.id;

create table hiring_settings (
  job_id uuid not null,
  is_blind boolean not null default false,
  competencies text[] not null default '{}',
  constraint hiring_settings_pkey primary key (job_id),
  constraint hiring_settings_job_fkey foreign key (job_id) references jobs (id) on delete cascade,
  constraint hiring_settings_competencies check (cardinality(competencies) <= 8)
);

insert into received_applications (application_id, employer_id, job_id, status, applied_at, touched_at, name, place, years, pay_wanted, notice_days, unread)
select sent.id, jobs.posted_by, sent.job_id, sent.status, sent.applied_at,
  greatest(sent.applied_at,
    (select max(changed_at) from application_status_changes where application_id = sent.id and changed_by = 'employer'),
    (select max(sent_at) from application_messages where application_id = sent.id and sender = 'employer')),
  coalesce(sent.cv_snapshot #>> '{personalInfo,fullName}', ''), coalesce(users.location, ''), users.experience,
  case when user_settings.show_salary_expectations then users.expected_salary end, users.availability_days,
  (select count(*) from application_messages where application_id = sent.id and sender = 'candidate' and read_at is null)
from applications sent
join jobs on jobs.id = sent.job_id
join users on users.id = sent.user_id
left join user_settings on user_settings.user_id = sent.user_id;

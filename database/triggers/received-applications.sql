-- Keeps the columns in sync by which employers sort and filter applications.
create or replace function received_applications_add() returns trigger language plpgsql as $$
begin
  insert into received_applications (application_id, employer_id, job_id, status, applied_at, touched_at, name, place, years, pay_wanted, notice_days)
  select added.id, jobs.posted_by, added.job_id, added.status, added.applied_at, added.applied_at,
    coalesce(added.cv_snapshot #>> '{personalInfo,fullName}', ''),
    coalesce(nullif(users.location, ''), btrim(substring(added.cv_snapshot #>> '{personalInfo,address}' from '([^,]+,[^,]+)$')), ''),
    coalesce(users.experience, years_of_work(added.cv_snapshot -> 'experience', added.applied_at)),
    case when user_settings.show_salary_expectations then users.expected_salary end,
    users.availability_days
  from added
  join jobs on jobs.id = added.job_id
  join users on users.id = added.user_id
  left join user_settings on user_settings.user_id = added.user_id
  on conflict do nothing;
  return null;
end $$;

create or replace trigger received_applications_add after insert on applications referencing new table as added
  for each statement execute function received_applications_add();

-- A change of the status ends a pending move, which could be undone until then.
create or replace function received_applications_status() returns trigger language plpgsql as $$
begin
  delete from pending_moves where application_id = new.id;
  update received_applications set status = new.status where application_id = new.id;
  return null;
end $$;

create or replace trigger received_applications_status after update of status on applications
  for each row when (new.status is distinct from old.status) execute function received_applications_status();

create or replace function received_applications_pending() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    update received_applications set status = applications.status from applications
      where applications.id = old.application_id and received_applications.application_id = old.application_id;
  else
    update received_applications set status = new.to_status where application_id = new.application_id;
  end if;
  return null;
end $$;

create or replace trigger received_applications_pending after insert or delete on pending_moves
  for each row execute function received_applications_pending();

create or replace function received_applications_touch() returns trigger language plpgsql as $$
begin
  update received_applications set touched_at = greatest(touched_at, new.changed_at) where application_id = new.application_id;
  return null;
end $$;

create or replace trigger received_applications_touch after insert on application_status_changes
  for each row when (new.changed_by = 'employer') execute function received_applications_touch();

create or replace function received_applications_messages() returns trigger language plpgsql as $$
begin
  update received_applications set
    unread = (select count(*) from application_messages
      where application_id = new.application_id and sender = 'candidate' and read_at is null),
    touched_at = case when new.sender = 'employer' then greatest(touched_at, new.sent_at) else touched_at end
  where application_id = new.application_id;
  return null;
end $$;

create or replace trigger received_applications_messages after insert or update of read_at on application_messages
  for each row execute function received_applications_messages();

create or replace function received_applications_invited() returns trigger language plpgsql as $$
begin
  update received_applications set touched_at = greatest(touched_at, new.updated_at) where application_id = new.application_id;
  return null;
end $$;

create or replace trigger received_applications_invited after insert or update of offered on interview_invitations
  for each row execute function received_applications_invited();

create or replace function received_applications_score() returns trigger language plpgsql as $$
declare
  scored uuid := coalesce(new.application_id, old.application_id);
begin
  update received_applications set score = (
    select avg((rating ->> 'score')::int) from scorecards, jsonb_array_elements(scorecards.ratings) as rating
    where scorecards.application_id = scored) where application_id = scored;
  return null;
end $$;

create or replace trigger received_applications_score after insert or update or delete on scorecards
  for each row execute function received_applications_score();

-- The current setting applies, not the one at the time of the application.
create or replace function received_applications_pay() returns trigger language plpgsql as $$
begin
  update received_applications set pay_wanted = case when new.show_salary_expectations then users.expected_salary end
  from applications, users
  where applications.user_id = new.user_id and users.id = new.user_id and received_applications.application_id = applications.id;
  return null;
end $$;

create or replace trigger received_applications_pay after update of show_salary_expectations on user_settings
  for each row when (new.show_salary_expectations is distinct from old.show_salary_expectations)
  execute function received_applications_pay();
create or replace trigger received_applications_pay_at_first after insert on user_settings
  for each row when (new.show_salary_expectations) execute function received_applications_pay();

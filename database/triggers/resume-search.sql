-- Keeps resume_search in sync with profiles, CVs, settings, companies and staff, in the transaction that changes them.
create or replace function resume_search_refresh(ids uuid[]) returns void language plpgsql as $$
begin
  -- If two transactions change one person, the second waits here and then sees the changes of the first. Otherwise it could add a person whom the
  -- first has hidden.
  perform from users where id = any (ids) order by id for no key update;
  delete from resume_search where user_id = any (ids) and user_id not in (select user_id from resume_subjects where user_id = any (ids));
  insert into resume_search as known (user_id, active_on, experience, pay, notice, head, tsv, phrases)
    select user_id, active_on, experience, pay, notice, head, tsv, phrases from resume_search_rows where user_id = any (ids)
    on conflict (user_id) do update set active_on = greatest(known.active_on, excluded.active_on), experience = excluded.experience,
      pay = excluded.pay, notice = excluded.notice, head = excluded.head, tsv = excluded.tsv, phrases = excluded.phrases
    where (known.experience, known.pay, known.notice, known.head, known.tsv, known.phrases)
        is distinct from (excluded.experience, excluded.pay, excluded.notice, excluded.head, excluded.tsv, excluded.phrases)
      or known.active_on < excluded.active_on;
end $$;

create or replace function resume_search_new_people() returns trigger language plpgsql as $$
begin
  perform resume_search_refresh(array(select id from added));
  return null;
end $$;

create or replace function resume_search_person() returns trigger language plpgsql as $$
begin
  perform resume_search_refresh(array[new.id]);
  return null;
end $$;

-- For tables that refer to a person by the column user_id.
create or replace function resume_search_owner() returns trigger language plpgsql as $$
begin
  perform resume_search_refresh(array_remove(array[case when tg_op <> 'INSERT' then old.user_id end, case when tg_op <> 'DELETE' then new.user_id end], null));
  return null;
end $$;

create or replace function resume_search_staff() returns trigger language plpgsql as $$
begin
  perform resume_search_refresh(array(select id from users where lower(email) in (lower(new.email), case when tg_op = 'UPDATE' then lower(old.email) end)));
  return null;
end $$;

-- At most one update per person and day. It needs no lock on the person, because it adds no row.
create or replace function resume_search_seen() returns trigger language plpgsql as $$
begin
  update resume_search set active_on = (new.seen_at at time zone 'Asia/Kolkata')::date
    where user_id = new.user_id and active_on < (new.seen_at at time zone 'Asia/Kolkata')::date;
  return null;
end $$;

create or replace trigger resume_search_new_people after insert on users referencing new table as added
  for each statement execute function resume_search_new_people();
create or replace trigger resume_search_person after update on users for each row
  when ((new.email, new.email_verified, new.suspended_at, new.location, new.about, new.skills, new.experience, new.work_experience, new.education, new.demographic,
      new.availability_days, new.expected_salary, new.willing_to_move)
    is distinct from (old.email, old.email_verified, old.suspended_at, old.location, old.about, old.skills, old.experience, old.work_experience, old.education, old.demographic,
      old.availability_days, old.expected_salary, old.willing_to_move))
  execute function resume_search_person();
create or replace trigger resume_search_settings after insert or update or delete on user_settings for each row execute function resume_search_owner();
create or replace trigger resume_search_cv after insert or update or delete on cvs for each row execute function resume_search_owner();
create or replace trigger resume_search_employer after insert or update of user_id or delete on employers for each row execute function resume_search_owner();
create or replace trigger resume_search_member after insert or update or delete on employer_members for each row execute function resume_search_owner();
create or replace trigger resume_search_staff after insert or update of email, is_active on admin_users for each row execute function resume_search_staff();
create or replace trigger resume_search_seen after insert or update of seen_at on sessions for each row execute function resume_search_seen();

-- The row of resume_search for each person whom employers may find. Left out are people who are suspended, who have switched off one of the two
-- settings, whose email address is not confirmed, who are employers or staff, or whose profile is empty. `create or replace view` cannot change
-- columns, so the views are dropped first.
drop view if exists resume_search_rows;
drop view if exists resume_subjects;
create view resume_subjects as
  select person.id as user_id
  from users person left join user_settings settings on settings.user_id = person.id left join cvs cv on cv.user_id = person.id
  where person.email_verified and person.suspended_at is null
    and coalesce(settings.profile_visibility, true) and coalesce(settings.allow_recruiter_contact, true)
    and (cv.id is not null or cardinality(person.skills) > 0 or person.work_experience <> '[]')
    and not exists (select from employers where employers.user_id = person.id)
    and not exists (select from employer_members where employer_members.user_id = person.id)
    and not exists (select from admin_users where lower(admin_users.email) = lower(person.email) and admin_users.is_active);

create view resume_search_rows as
  select person.id as user_id,
    (greatest(person.created_at, (select max(seen_at) from sessions where sessions.user_id = person.id)) at time zone 'Asia/Kolkata')::date as active_on,
    coalesce(person.experience, -1)::smallint as experience,
    case when coalesce(settings.show_salary_expectations, false) then coalesce(person.expected_salary, 2147483647) else 2147483647 end as pay,
    coalesce(person.availability_days, 32767)::smallint as notice,
    headed.head,
    strip(worded.words) || headed.head || array_to_tsvector(array_remove(
      array(select '#x' || level || '.' || (person.experience >> level) from generate_series(0, 7) level) || ('#n' || person.availability_days), null)) as tsv,
    worded.words as phrases
  from resume_subjects subject join users person on person.id = subject.user_id
    left join user_settings settings on settings.user_id = person.id left join cvs cv on cv.user_id = person.id,
    lateral (select coalesce(cv.experience, person.work_experience) as jobs, coalesce(cv.education, person.education) as schools,
      person.skills || coalesce(cv.skills, '{}') as skills offset 0) own,
    lateral (select left(coalesce(own.jobs -> 0 ->> 'position', ''), 100) as title,
      (select string_agg(left(skill, 24), ' , ' order by n) from unnest(own.skills) with ordinality listed (skill, n) where n <= 12) as skills,
      place_words(in_latin(left(coalesce(resume_place(person.location, cv.personal_info ->> 'address'), ''), 80))) as places offset 0) said,
    lateral (select to_tsvector('portal', concat_ws(' . ', resume_text(said.title), resume_text(array_to_string(own.skills, ' , ')),
      (select string_agg(resume_text(concat_ws(' . ', job ->> 'position', job ->> 'company', left(job ->> 'description', 6000))), ' . ')
        from jsonb_array_elements(own.jobs) job),
      (select string_agg(resume_text(concat_ws(' . ', school ->> 'degree', school ->> 'field', school ->> 'institution')), ' . ')
        from jsonb_array_elements(own.schools) school),
      (select string_agg(resume_text(concat_ws(' . ', part ->> 'name', part ->> 'organization', left(part ->> 'description', 3000))), ' . ')
        from jsonb_array_elements(cv.projects || cv.certificates || cv.publications || cv.volunteering) part),
      resume_text(left(coalesce(nullif(cv.summary, ''), person.about), 4000)))) as words offset 0) worded,
    lateral (select array_to_tsvector(array_remove(
      array(select '#t' || stem from unnest(tsvector_to_array(to_tsvector('portal', concat_ws(' . ', resume_text(said.title), resume_text(said.skills))))) stem)
      || array(select '#l' || word from unnest(said.places || array(select also from place_aliases where word = any (said.places) and also ~ '^[a-z]')) word)
      || array['#d' || person.demographic, case when person.willing_to_move then '#m' end], null)) as head offset 0) headed;

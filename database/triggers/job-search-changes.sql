-- Records which rows of job_search a statement has changed. If they are more than 100, it writes one row without a job instead.
create or replace function job_search_note_changes() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    insert into job_search_changes (job_id) values (null);
  elsif (select count(*) from (select from changed limit 101) counted) > 100 then
    insert into job_search_changes (job_id) values (null);
  else
    insert into job_search_changes (job_id) select job_id from changed;
  end if;
  return null;
end $$;

create or replace trigger job_search_note_inserts after insert on job_search referencing new table as changed
  for each statement execute function job_search_note_changes();
create or replace trigger job_search_note_updates after update on job_search referencing new table as changed
  for each statement execute function job_search_note_changes();
create or replace trigger job_search_note_deletes after delete on job_search referencing old table as changed
  for each statement execute function job_search_note_changes();
create or replace trigger job_search_note_truncate after truncate on job_search
  for each statement execute function job_search_note_changes();

-- What stands in the profile of people who have no CV; once there is one, these facts are read from it.
alter table users
  add column about text not null default '',
  add column work_experience jsonb not null default '[]',
  add column education jsonb not null default '[]',
  -- Counts the changes of the profile, so that one tab does not write over another.
  add column profile_version integer not null default 0;

-- How jobs and searches name shifts. Read from database/names/shifts.json when the file changes.
create table shift_words (
  word text primary key,
  kind text not null
);

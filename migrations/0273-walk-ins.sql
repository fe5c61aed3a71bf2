-- How jobs name walk-in interviews, as patterns. Made from database/names/walk-ins.json when the file changes.
create table walk_in_patterns (
  kind text primary key,
  pattern text not null
);

-- Sections that a CV has only if its owner adds them. Lists of objects, as experience and education are.
alter table cvs
  add column projects jsonb not null default '[]',
  add column certificates jsonb not null default '[]',
  add column publications jsonb not null default '[]',
  add column volunteering jsonb not null default '[]';

-- How titles and searches name ranks. Read from database/names/ranks.json when the file changes.
create table rank_words (
  word text primary key,
  rank text not null,
  -- The word is no rank beside this one: lead generation.
  unless text
);

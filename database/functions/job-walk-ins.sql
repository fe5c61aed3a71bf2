-- Builds patterns from database/names/walk-ins.json, for texts with single blanks between the words. They are built once and stored, because
-- PostgreSQL caches the compiled form of a pattern. `read-walk-in.ts` reads searches with the same words.
create or replace function load_walk_ins(given jsonb) returns void language sql as $$
  delete from walk_in_patterns;
  with lists as (
    select walk_in_choice(given, 'names') as names, walk_in_choice(given, 'phrases') as phrases, walk_in_choice(given, 'events', 'days', 'details') as behind,
      walk_in_choice(given, 'before') as before, walk_in_choice(given, 'others') as others, walk_in_choice(given, 'denials') as denials,
      walk_in_choice(given, 'handled') as handled, walk_in_choice(given, 'denialsBehind') as "denialsBehind"
  )
  insert into walk_in_patterns (kind, pattern)
    select kind, pattern from lists, lateral (values
      ('other', format(' (?:(?:%1$s) (?:[^ ~]+ )?(?:%2$s|%3$s)|(?:%4$s) (?:[^ ~]+ ){0,2}(?:%2$s|%3$s)|(?:%2$s|%3$s) (?:%5$s)|(?:%2$s|%3$s) (?:[^ ~]+ ){0,2}(?:%6$s))(?= )',
        denials, names, phrases, handled, others, "denialsBehind")),
      ('named', format(' (?:%s|%s) ', names, phrases)),
      ('stated', format(' (?:(?:%1$s) (?:%2$s|[0-9][^ ]*)|(?:%3$s) (?:%1$s)|~ (?:%1$s) ~|%4$s) ', names, behind, before, phrases))
    ) patterns (kind, pattern);
$$;

-- The words of these lists as alternatives of a pattern, normalized like the text of a job.
create or replace function walk_in_choice(given jsonb, variadic lists text[]) returns text language sql as $$
  select string_agg(distinct array_to_string(shift_tokens(word), ' '), '|')
  from unnest(lists) list, lateral (select given -> list as words) named,
    jsonb_array_elements_text(case jsonb_typeof(words) when 'array' then words else to_jsonb(string_to_array(words #>> '{}', ' ')) end) word
$$;

-- Matches "walk-in interview" and "walk in with your CV", and in a title the word alone. Does not match "no walk-ins", "handle walk-in customers" and
-- "conduct walk-in drives". Most texts contain none of the words, so the patterns are not applied to them.
create or replace function is_walk_in(title text, said text) returns boolean language sql stable parallel safe as $$
  select case when strpos(line, 'walk') > 0 or strpos(line, 'dhe interview') > 0
      or octet_length(line) > length(line) and line ~ 'वॉक|वाक|सीधे|थेट|ওয়াক|વોક|વૉક|ਵਾਕ|ୱାକ|வாக்|వాక|ವಾಕ|വാക' then (
    select regexp_replace(walk_in_line(left(said, 20000)), other.pattern, ' ~', 'g') ~ stated.pattern
      or regexp_replace(walk_in_line(title), other.pattern, ' ~', 'g') ~ named.pattern
    from walk_in_patterns other, walk_in_patterns named, walk_in_patterns stated
    where other.kind = 'other' and named.kind = 'named' and stated.kind = 'stated') else false end
  from lower(concat(title, ' ', said)) line
$$;

-- A comma ends what a negation applies to, so it counts as the end of a sentence.
create or replace function walk_in_line(said text) returns text language sql stable parallel safe as $$
  select concat(' ~ ', array_to_string(shift_tokens(replace(said, ',', ';')), ' '), ' ~ ')
$$;

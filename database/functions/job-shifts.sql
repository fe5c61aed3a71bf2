-- Loads database/names/shifts.json. Each word is stored with a letter for its kind. For a shift it is the first letter of its name, except k for
-- "uk", because u is "us". Phrases are stored with a blank on both sides. `read-shift.ts` reads searches with the same words.
create or replace function load_shifts(given jsonb) returns void language sql as $$
  delete from shift_words;
  insert into shift_words (word, kind)
    select distinct on (word) word, kind
    from (
      select 1, shift_letter(shift ->> 'shift'), word, '' from jsonb_array_elements(given -> 'shifts') shift, string_to_table(shift ->> 'words', ' ') word
      union all
      select 1, shift_letter(shift ->> 'shift'), phrase, ' ' from jsonb_array_elements(given -> 'shifts') shift, jsonb_array_elements_text(shift -> 'phrases') phrase
      union all
      select 2, letter, word, '' from (values ('nouns', 'S'), ('between', 'f'), ('denials', '!'), ('denialsBehind', 'N')) lists (list, letter), string_to_table(given ->> list, ' ') word
    ) named (rank, kind, name, beside), lateral (select beside || array_to_string(shift_tokens(name), ' ') || beside as word) read
    order by word, rank;
$$;

create or replace function shift_letter(shift text) returns text language sql immutable parallel safe as $$
  select case shift when 'uk' then 'k' else left(shift, 1) end
$$;

-- Words in lower case, with '~' for the end of a sentence.
create or replace function shift_tokens(said text) returns text[] language sql stable parallel safe as $$
  select array_remove(regexp_split_to_array(regexp_replace(
    regexp_replace(lower(plain_letters(said)), 'u\.([sk])\.?', 'u\1', 'g'), '[.;!?|\n]+', ' ~ ', 'g'), '[^[:alnum:]~]+' collate "pg_c_utf8"), '')
$$;

-- The shifts that a text states: "night duty", "day and night shifts", "shift: night", but not "no night shifts". Each word is replaced by its letter
-- before the patterns are applied, because patterns of the words themselves would take a hundred times as long.
create or replace function stated_shifts(said text) returns text language sql stable parallel safe as $$
  with words as materialized (select words, ' ' || array_to_string(words, ' ') || ' ' as line from shift_tokens(said) words),
  letters as materialized (
    select string_agg(case when word = '~' then '~' else coalesce(kind, '.') end, '' order by at) as letters
    from words, unnest(words) with ordinality each (word, at) left join shift_words using (word)
  )
  select concat(
    (select string_agg(stated[1], '') from letters, regexp_matches(
      regexp_replace(letters, '[!N][.f]?[dnmeruk][dnmerukf]{0,4}S|[dnmeruk][dnmerukf]{0,4}S[.f]?N', '~', 'g'),
      '([dnmeruk][dnmerukf]{0,4}S|S[dnmeruk][dnmerukf]{0,4})', 'g') stated),
    (select string_agg(kind, '') from shift_words, words where word like ' %' and strpos(line, word) > 0))
$$;

-- Night work may also be stated by the title ("Night Auditor") or by hours that end in the morning. A rotating job is not found under day, morning or
-- evening, because employees cannot choose these shifts. Most texts contain none of the words, and the first pattern skips them.
create or replace function job_shifts(title text, said text) returns text[] language sql stable parallel safe as $$
  with read as materialized (
    select lower(left(said, 20000)) as words, lower(title) as name
  ), letters as materialized (
    select concat(
      case when concat(' ', name, ' ', words) ~ 'shift|dut[yi]|timing|night| u\.?[sk]a?\.? |rotat|changing every|raat|din ki|subah|shaam|(?:morning|evening) job|pali|[\u0900-\u0D7F]'
        then stated_shifts(concat_ws(' ; ', title, left(said, 20000))) end,
      case when name ~ '(?:^|[^[:alnum:]])night(?:$|[^[:alnum:]])' and name !~ 'night (?:club|life|wear|suit)' then 'n' end,
      case when words ~ '[0-9] ?p\.?m\.?\s*(?:-|–|to|till|until)?\s*0?[1-8](?:[:.][0-9]{2})? ?a\.?m' then 'n' end) as letters
    from read
  ), rotating as materialized (
    select letters, letters ~ 'r' or letters ~ 'n' and letters ~ '[dme]' as rotates from letters
  )
  select array(select shift from unnest(array['day', 'evening', 'morning', 'night', 'rotational', 'uk', 'us']) shift, rotating
    where case when shift = 'rotational' then rotates else strpos(letters, shift_letter(shift)) > 0 and not (rotates and shift in ('day', 'evening', 'morning')) end)
$$;

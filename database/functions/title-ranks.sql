-- Loads database/names/ranks.json.
create or replace function load_ranks(given jsonb) returns void language sql as $$
  delete from rank_words;
  insert into rank_words (word, rank, unless)
    select word, rank, unless from jsonb_to_recordset(given) listed (rank text, words text, unless text), string_to_table(words, ' ') word;
$$;

-- The ranks of a title as lexemes, '#rplain' if none of its words is one. Searches for a rank match one lexeme instead of many words.
create or replace function title_ranks(title_words text[]) returns text[] language sql stable parallel safe as $$
  select coalesce(array_agg(distinct '#r' || rank), '{#rplain}') from rank_words
  where word = any (title_words) and (unless is null or unless <> all (title_words))
$$;

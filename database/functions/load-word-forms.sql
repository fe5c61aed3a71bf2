-- database/names/word-forms.json, after the trades. People and employers write one word in several lengths: "Sr." and "senior". A search always
-- has the long one, so a title with a short one is found under it too.
create or replace function load_word_forms(given jsonb) returns void language sql as $$
  insert into title_aliases (phrase, also, asked, words, indexed)
    select form, word, plainto_tsquery('portal', replace(search_text(form), '-', ' ')), word, word
    from jsonb_to_recordset(given) known (word text, short jsonb), jsonb_array_elements_text(short) form
    on conflict (phrase) do update set also = concat_ws(' ', title_aliases.also, excluded.also),
      words = concat_ws(' ', title_aliases.words, excluded.words), indexed = concat_ws(' ', title_aliases.indexed, excluded.indexed);
$$;
